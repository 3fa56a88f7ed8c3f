import { announce, answerTo, around, offerAgain, withdrawOffer } from './dom.ts';

/** Selector of the part of a page that is replaced when its results change. */
const CONTENT = '#content';
/** Selector of elements inside it that are kept, with their script state. */
const KEPT = '[data-keep]';
/** Selector of scrollable elements inside it, whose scroll positions are kept. */
const SCROLLED = '[data-scroll]';

/** History state of an entry that a swap created. */
interface Entry {
  swapped?: boolean;
  /** URL from which the entry was reached. */
  before?: string;
}

let turn = 0;

/** URL whose content is shown. */
let shown = location.href;

/**
 * Resolves when no main button is pressed: an element replaced between press and release gets no
 * click.
 */
let released: Promise<unknown> = Promise.resolve();

/** Events that end a press. A press that opens a menu or starts a drag has no `pointerup`. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu', 'dragend'];

function awaitRelease({ button }: PointerEvent): void {
  if (button !== 0) return;
  const watch = new AbortController();
  released = new Promise((resolve) => {
    const end = () => {
      watch.abort();
      // The click event follows the release within the same task.
      setTimeout(resolve);
    };
    for (const type of RELEASES) addEventListener(type, end, { signal: watch.signal });
  });
}

/** Returns a selector that finds the focused element in the new content. */
function addressOf(element: Element | null): string | null {
  if (!element || !element.closest(CONTENT)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute('name');
  if (name === null) return null;
  const value = element.getAttribute('value');
  const ofValue = element.matches('[type=checkbox],[type=radio]') && value !== null;
  return `[name="${CSS.escape(name)}"]:not([type=hidden])${ofValue ? `[value="${CSS.escape(value)}"]` : ''}`;
}

function replaceContent(next: Document): void {
  const old = document.querySelector(CONTENT);
  const fresh = next.querySelector(CONTENT);
  if (!old || !fresh) throw new Error('there is no content to swap');
  const focused = addressOf(document.activeElement);
  for (const details of old.querySelectorAll('details[id]')) {
    const same = fresh.querySelector(`#${CSS.escape(details.id)}`);
    if (same) same.toggleAttribute('open', details.hasAttribute('open'));
  }
  for (const kept of old.querySelectorAll<HTMLElement>(KEPT)) {
    const place = fresh.querySelector<HTMLElement>(`[data-keep="${kept.dataset.keep}"]`);
    if (!place) continue;
    Object.assign(kept.dataset, place.dataset);
    place.replaceWith(kept);
  }
  const scrolled = [...old.querySelectorAll<HTMLElement>(SCROLLED)].map(
    ({ dataset, scrollTop, scrollLeft }) => [dataset.scroll, scrollTop, scrollLeft] as const,
  );
  old.className = fresh.className;
  old.replaceChildren(...fresh.childNodes);
  for (const [name, top, left] of scrolled) {
    old.querySelector(`[data-scroll="${name}"]`)?.scrollTo({ top, left, behavior: 'instant' });
  }
  document.title = next.title;
  document.dispatchEvent(new CustomEvent('page:replaced'));
  if (focused) {
    document.querySelector<HTMLElement>(`${CONTENT} ${focused}`)?.focus({ preventScroll: true });
  }
}

/**
 * Replaces the page's content by that of another URL; keeps the focus and opened details. Navigates
 * normally when the response is not as expected. Without a response it keeps the page and offers to
 * try again.
 */
export async function swap(
  address: string,
  history: 'push' | 'replace' | 'none' = 'push',
): Promise<void> {
  turn += 1;
  const own = turn;
  const content = document.querySelector(CONTENT);
  content?.setAttribute('aria-busy', 'true');
  withdrawOffer();
  try {
    const answer = await answerTo(address, { headers: { accept: 'text/html' } });
    if (own !== turn) return;
    if (!answer) {
      // A kept copy says itself that there is no network: the page that it loads by itself is not
      // missed. Going back and forward between URLs that did not respond may end at the one still
      // shown.
      const isCopy = history === 'replace' && content?.querySelector('.kept-note');
      if (!isCopy && (history !== 'none' || address !== shown))
        offerAgain(() => void swap(address, history));
      return;
    }
    const { response, text } = answer;
    if (!response.ok || response.redirected) throw new Error(`swap ${response.status}`);
    const next = new DOMParser().parseFromString(text, 'text/html');
    await released;
    if (own !== turn) return;
    replaceContent(next);
    shown = new URL(address, location.href).href;
    const state: Entry = { swapped: true, before: location.href };
    if (history === 'push') window.history.pushState(state, '', address);
    if (history === 'replace') window.history.replaceState(state, '', address);
    announce(document.querySelector(`${CONTENT} [data-announce]`)?.textContent ?? '');
    document.dispatchEvent(new CustomEvent('page:swapped'));
  } catch {
    if (own !== turn) return;
    if (history === 'none') location.reload();
    else location.assign(address);
  } finally {
    // If a later request has replaced this one, the mark belongs to that request.
    if (own === turn) content?.removeAttribute('aria-busy');
  }
}

function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form, submitter) as never).toString();
  return address.href;
}

const stateOfEntry = () => history.state as Entry | null;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Makes links and forms marked `data-swap` replace the content in place, with browser history. */
export function enhanceSwapping(): void {
  let swapped = false;
  const go = (address: string) => {
    if (!swapped) history.replaceState({ swapped: true }, '');
    swapped = true;
    void swap(address);
  };
  addEventListener('pointerdown', awaitRelease);
  document.addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a[data-swap]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // A link back to the previous view goes back in history, so that switching views adds no
    // entries.
    const isBack = 'thereAndBack' in link.dataset && stateOfEntry()?.before === link.href;
    if (isBack) history.back();
    else go(link.href);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-swap]')) return;
    event.preventDefault();
    go(formAddress(form, event.submitter));
  });
  document.addEventListener('page:go', (event) => go((event as CustomEvent<string>).detail));
  addEventListener('popstate', (event) => {
    if ((event.state as Entry | null)?.swapped) void swap(location.href, 'none');
  });
}
