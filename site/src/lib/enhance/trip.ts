import { around } from './dom.ts';
import { swap } from './swap.ts';

const KEY = 'campcairn.trip';
/** What the trip was before in this window, one on a line: going back to it is undoing what was changed. */
const FORMER_KEY = 'campcairn.trip.former';
const MAX_FORMER = 100;
/** Which of its stops were no longer shown when its page was looked at last. */
const GONE_KEY = 'campcairn.trip.gone';

/** The storage of the browser, or of the window alone. */
type StorageName = 'localStorage' | 'sessionStorage';

/** A text that this browser keeps; empty without one, or without storage. */
function read(key: string, storage: StorageName = 'localStorage'): string {
  try {
    return window[storage].getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string, storage: StorageName = 'localStorage'): void {
  try {
    if (text === '') window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // The address of the page keeps the trip as well.
  }
}

/** The trip that this browser keeps, as the address of its page has it. */
const kept = () => read(KEY);

const former = (): string[] => read(FORMER_KEY, 'sessionStorage').split('\n').filter(Boolean);

function keep(stops: string): void {
  write(KEY, stops);
  if (stops === '') return;
  const trips = [...former().filter((one) => one !== stops), stops].slice(-MAX_FORMER);
  write(FORMER_KEY, trips.join('\n'), 'sessionStorage');
}

const pageOfTrip = () => document.querySelector<HTMLElement>('[data-trip]');

/** Writes how many stops the trip has beside the link to it, as the headline of its page counts them. */
function showCount(): void {
  const gone = new Set(read(GONE_KEY).split('.'));
  const stops = kept().split('.').filter(Boolean);
  const count = stops.filter((stop) => !gone.has(stop.split('_')[0]!)).length;
  for (const element of document.querySelectorAll<HTMLElement>('[data-trip-count]')) {
    element.textContent = count > 0 ? String(count) : '';
    element.hidden = count === 0;
  }
}

/**
 * Keeps the trip of the page where it is the browser's own, was so before, or was made of it; another's is left as it
 * is until it is taken over. A page without a trip shows the one that is kept.
 */
function showPage(): void {
  const page = pageOfTrip();
  if (page) {
    const { trip = '', before = '', gone = '', asked } = page.dataset;
    const own = kept();
    if (asked === undefined && own !== '') {
      void swap(`${location.pathname}?${new URLSearchParams({ stops: own })}`, 'replace');
      return;
    }
    const isOwn = own === '' || own === trip || own === before || former().includes(trip);
    if (isOwn && asked !== undefined) {
      keep(trip);
      write(GONE_KEY, gone);
      const address = `${location.pathname}?${new URLSearchParams({ stops: trip })}`;
      if (before !== trip) history.replaceState(history.state, '', address);
    }
    const other = page.querySelector<HTMLElement>('[data-other-trip]');
    if (other) other.hidden = isOwn;
    const mine = page.querySelector<HTMLAnchorElement>('[data-my-trip]');
    if (mine) mine.href = `${location.pathname}?${new URLSearchParams({ stops: own })}`;
  }
  showCount();
}

/** Shows what another window made of the trip that this page shows, were it nothing. */
function follow({ key, oldValue, newValue }: StorageEvent): void {
  const page = pageOfTrip();
  const wasOwn = page?.dataset.asked !== undefined && page.dataset.trip === (oldValue ?? '');
  if (key !== KEY || !wasOwn) return showPage();
  showCount();
  void swap(`${location.pathname}?${new URLSearchParams({ stops: newValue ?? '' })}`, 'replace');
}

/** Makes the trip stay in this browser, and what is added be added to it. */
export function enhanceTrip(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const field = form.querySelector<HTMLInputElement>('input[name=stops]');
    if (form.matches('[data-add-to-trip]') && field) field.value = kept();
  });
  document.addEventListener('click', (event) => {
    if (!around(event, '[data-keep-trip]')) return;
    keep(pageOfTrip()?.dataset.trip ?? '');
    showPage();
    document.querySelector<HTMLElement>('h1')?.focus();
  });
  addEventListener('storage', follow);
  addEventListener('pageshow', showPage);
  document.addEventListener('page:swapped', () => {
    showPage();
    // The pressed button may have been removed with its stop.
    if (document.activeElement === document.body) {
      pageOfTrip()?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  });
  showPage();
}
