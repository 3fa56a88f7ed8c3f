import { carriedQuery, datesInUrl } from '#lib/stay/carried.ts';
import { around, say } from './dom.ts';
import { noteSeen, saved, SAVED_KEY, seen, toggleSaved } from './saved-ids.ts';
import { swap } from './swap.ts';

/** The dates in the page's URL as a query string. */
const datesHere = (): string => carriedQuery(datesInUrl(new URLSearchParams(location.search)));

/** Updates all hearts on the page, and the number of saved listings. */
function show(): void {
  const ids = new Set(saved.all());
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const on = ids.has(Number(button.dataset.save));
    button.setAttribute('aria-pressed', String(on));
    const words = button.querySelector('[data-words]');
    if (words) words.textContent = (on ? button.dataset.on : button.dataset.off) ?? '';
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    count.textContent = ids.size > 0 ? String(ids.size) : '';
    count.hidden = ids.size === 0;
  }
  // The header stays when a script replaces the content, so its link takes over the new dates.
  const link = document.querySelector<HTMLAnchorElement>('[data-saved-link]');
  if (link) link.search = datesHere();
}

/**
 * Returns the ids in an address that was copied from another browser's saved page; null when all of
 * them are saved here. A page that this script loaded has a history state, so its ids are this
 * browser's own.
 */
function idsOfOthers({ savedPage }: DOMStringMap): string | null {
  if (!savedPage || history.state !== null) return null;
  const own = new Set(saved.all());
  return savedPage.split(',').every((id) => own.has(Number(id))) ? null : savedPage;
}

/**
 * Loads the saved page with the ids of saved and recently opened listings, which only the browser
 * stores.
 */
function showSavedPage(): void {
  const page = document.querySelector<HTMLElement>('[data-saved-page]');
  if (!page) return;
  const others = idsOfOthers(page.dataset);
  if (others !== null)
    return location.replace(
      `${location.pathname}/shared?ids=${others}${datesHere().replace('?', '&')}`,
    );
  const ids = saved.all().join(',');
  const seenIds = seen.all().join(',');
  if (ids === page.dataset.savedPage && seenIds === page.dataset.seen) return;
  const query = `ids=${ids}${seenIds === '' ? '' : `&seen=${seenIds}`}${datesHere().replace('?', '&')}`;
  void swap(`${location.pathname}?${query}`, 'replace');
}

/** Records in this browser that the page of this listing or campsite was opened. */
function rememberSeen(): void {
  const id = Number(
    document.querySelector<HTMLElement>('[data-seen-listing]')?.dataset.seenListing,
  );
  if (Number.isSafeInteger(id) && id !== 0) noteSeen(id);
}

/** Makes the hearts save and remove listings in all tabs, and loads the page of saved listings. */
export function enhanceSaving(): void {
  document.addEventListener('click', (event) => {
    const button = around(event, '[data-save]');
    if (!button) return;
    const id = Number(button.dataset.save);
    const { isSaved, isKept } = toggleSaved(id);
    // Only listings are counted, whose partners see the number.
    if (isSaved && isKept && id > 0) navigator.sendBeacon('/saved/count', String(id));
    show();
    if (!isKept) say(document.querySelector<HTMLElement>('[data-unkept]')?.dataset.unkept ?? '');
  });
  document.addEventListener('click', (event) => {
    if (!around(event, '[data-forget-seen]')) return;
    seen.keep([]);
    showSavedPage();
  });
  addEventListener('storage', (event) => {
    show();
    // Reloading the page would lose the ticked boxes on it.
    const isChoosing = document.querySelector('[data-saved-page] input:checked') !== null;
    if (event.key === SAVED_KEY && !isChoosing) showSavedPage();
  });
  addEventListener('pageshow', show);
  document.addEventListener('page:swapped', show);
  show();
  rememberSeen();
  showSavedPage();
}
