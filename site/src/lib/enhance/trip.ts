import { around, h } from './dom.ts';
import { swap } from './swap.ts';

const KEY = 'campcairn.trip';
/**
 * Session storage key of earlier versions of the trip in this window, one on each line. Going back
 * to one of them undoes a change.
 */
const FORMER_KEY = 'campcairn.trip.former';
const MAX_FORMER = 100;
/** Local storage key of stops that were no longer shown when the trip's page was last opened. */
const GONE_KEY = 'campcairn.trip.gone';

/** Storage of the browser (local) or of this window (session). */
type StorageName = 'localStorage' | 'sessionStorage';

/** Returns a stored text; empty when there is none, or when storage is not available. */
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
    // Storage is not available, but the page's URL contains the trip as well.
  }
}

/** Returns the stored trip in the format of the `stops` parameter. */
const kept = () => read(KEY);

const former = (): string[] => read(FORMER_KEY, 'sessionStorage').split('\n').filter(Boolean);

function keep(stops: string): void {
  write(KEY, stops);
  if (stops === '') return;
  const trips = [...former().filter((one) => one !== stops), stops].slice(-MAX_FORMER);
  write(FORMER_KEY, trips.join('\n'), 'sessionStorage');
}

const pageOfTrip = () => document.querySelector<HTMLElement>('[data-trip]');

/**
 * Shows the number of stops beside the link to the trip. It counts them like the headline of the
 * trip's page.
 */
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
 * Stores the trip of the page if it is this browser's own: the stored one, an earlier version, or
 * one changed from it. Somebody else's trip is not stored until the reader takes it over. A page
 * without a trip loads the stored one.
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
  void showAdded();
}

/**
 * Shows a change that another window made to the trip on this page, even when it removed all stops.
 */
function follow({ key, oldValue, newValue }: StorageEvent): void {
  const page = pageOfTrip();
  const wasOwn = page?.dataset.asked !== undefined && page.dataset.trip === (oldValue ?? '');
  if (key !== KEY || !wasOwn) return showPage();
  showCount();
  void swap(`${location.pathname}?${new URLSearchParams({ stops: newValue ?? '' })}`, 'replace');
}

/** The buttons of cards, and of pages of one listing or campsite, that add to the trip. */
const ADD_BUTTONS = ':is([data-adding] button, button[form])[name=add]';

const adding = () => import('./trip-adding.ts');

/** Marks the buttons whose nights are in the trip. */
async function showAdded(): Promise<void> {
  const buttons = document.querySelectorAll<HTMLButtonElement>(ADD_BUTTONS);
  const isMarked = [...buttons].some((button) => button.ariaPressed === 'true');
  for (const button of buttons) button.setAttribute('aria-pressed', 'false');
  if (buttons.length === 0 || (kept() === '' && !isMarked)) return;
  const { mark } = await adding();
  mark(buttons, kept());
}

/** Adds the nights of a button to the trip, or takes them out again, without leaving the page. */
async function toggle(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { toggled } = await adding();
  const before = kept();
  const change = toggled(form, button, before);
  if (change === null) return;
  keep(change.trip);
  // Without storage, the trip is kept in the URL of the page, as without scripts.
  if (kept() !== change.trip) return HTMLFormElement.prototype.submit.call(withStop(form, button));
  showPage();
  change.say(() => {
    keep(before);
    showPage();
  });
}

/** Returns a form that sends what its pressed button says. */
function withStop(form: HTMLFormElement, { value }: HTMLButtonElement): HTMLFormElement {
  form.append(h('input', { type: 'hidden', name: 'add', value }));
  return form;
}

/** Keeps the trip in this browser, and adds to it what the reader adds on other pages. */
export function enhanceTrip(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-adding]') || !(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void toggle(form, event.submitter);
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
    // The pressed button may have been removed together with its stop.
    if (document.activeElement === document.body) {
      pageOfTrip()?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  });
  showPage();
}
