import { around } from './dom.ts';

/** The state of a page's entry in the history, once a card led away from it. */
interface LeftBy {
  leftBy?: string;
  /** Whether its link was followed by the keyboard. */
  byKey?: boolean;
}

/** Puts the focus on the card that led away, when one comes back to the page. */
function comeBack(): void {
  const { leftBy, byKey, ...state } = (history.state ?? {}) as LeftBy;
  if (leftBy === undefined) return;
  history.replaceState(state, '');
  if (document.activeElement !== document.body) return;
  const card = `.cards [data-listing="${CSS.escape(leftBy)}"]`;
  const link = document.querySelector<HTMLElement>(`${card} .title a`);
  link?.focus({ preventScroll: true });
  // Without the ring, Tab still goes on from here.
  if (!byKey) link?.blur();
}

/** Gives the focus back to the card by whose link the page was left, as the browser does with the scrolling. */
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
