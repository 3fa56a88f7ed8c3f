import { around } from './dom.ts';

/** History state of a page that the reader left by following a card's link. */
interface LeftBy {
  leftBy?: string;
  /** Whether the link was followed by keyboard. */
  byKey?: boolean;
}

/** Focuses the card that the reader followed, after they come back to the page. */
function comeBack(): void {
  const { leftBy, byKey, ...state } = (history.state ?? {}) as LeftBy;
  if (leftBy === undefined) return;
  history.replaceState(state, '');
  if (document.activeElement !== document.body) return;
  const card = `.cards [data-listing="${CSS.escape(leftBy)}"]`;
  const link = document.querySelector<HTMLElement>(`${card} .title a`);
  link?.focus({ preventScroll: true });
  // Removes the focus ring for mouse users. Tab still continues from this link.
  if (!byKey) link?.blur();
}

/**
 * Restores the focus to the card whose link was followed, as the browser restores the scroll
 * position.
 */
export function enhanceCardFocus(): void {
  document.addEventListener('click', (event) => {
    const card = around(event, '.title a')?.closest<HTMLElement>('[data-listing]');
    if (!card) return;
    const left: LeftBy = { leftBy: card.dataset.listing!, byKey: event.detail === 0 };
    history.replaceState({ ...history.state, ...left }, '');
  });
  addEventListener('pageshow', comeBack);
  comeBack();
}
