import { DEVICE_PATH, KEPT_CHANGED, type KeepMessage } from '#lib/offline/kept-address.ts';
import { localePath, splitLocale } from '#lib/locale/locales.ts';
import { isKeeping } from './keeping.ts';
import { saved } from './saved-ids.ts';

/** Saved listings whose own pages are kept, the newest. */
const MOST_SAVED = 40;

/** Local storage key of the trip. */
const TRIP_KEY = 'campcairn.trip';

const MS_PER_DAY = 86_400_000;

const at = (path: string): string => localePath(splitLocale(location.pathname).locale, path);

/** Returns the dates of a stop, `2026-06-01` and `2` nights, as a query; empty without dates. */
function datesOf(from: string | undefined, nights: string | undefined): string {
  const start = Date.parse(`${from}T00:00:00Z`);
  if (Number.isNaN(start) || !nights) return '';
  const to = new Date(start + Number(nights) * MS_PER_DAY).toISOString().slice(0, 10);
  return `?${new URLSearchParams({ from: from!, to })}`;
}

/** Returns the page of a listing or a campsite: `12`, or `p7` or `-7` for an open-data campsite. */
const pageOf = (id: string): string => {
  const number = id.replace(/^[p-]/, '');
  return number === id ? `/listing/${number}` : `/place/${number}`;
};

/** Returns the addresses of the pages of the kept trip and of what is saved, in this language. */
function pagesToKeep(): string[] {
  const stops = localStorage.getItem(TRIP_KEY) ?? '';
  const ids = saved.all();
  const pages = [DEVICE_PATH];
  if (stops !== '') {
    pages.push(`/trip?${new URLSearchParams({ stops })}`);
    for (const stop of stops.split('.')) {
      const [id = '', from, nights] = stop.split('_');
      pages.push(pageOf(id) + datesOf(from, nights));
    }
  }
  if (ids.length > 0) {
    pages.push(`/saved?ids=${ids.join(',')}`);
    pages.push(...ids.slice(0, MOST_SAVED).map((id) => pageOf(String(id))));
  }
  return pages.map(at);
}

/** Returns the paths of hashed files that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_app/'))
    .map(({ pathname }) => pathname);

async function tell(message: KeepMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

/** What the service worker was last told, so that a swap that changes nothing tells nothing. */
let told = '';

/**
 * Lets the service worker keep the trip, what is saved, and the receipt on this page. It is
 * registered only when there is something to keep.
 */
export async function keepPages(): Promise<void> {
  if (!isKeeping() || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const pages = pagesToKeep();
  const receipt = document.querySelector<HTMLElement>('[data-receipt-page]');
  const isNeeded = pages.length > 1 || receipt !== null;
  if (!isNeeded && !navigator.serviceWorker.controller) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', {
      type: 'module',
      updateViaCache: 'none',
    });
  } catch {
    // Some browsers forbid it, as in private windows.
    return;
  }
  if (told !== pages.join('\n')) {
    told = pages.join('\n');
    await tell({ kind: 'keep', pages, files: loadedFiles() });
  }
  const trip = document.querySelector<HTMLElement>('[data-trip-kept]');
  const stops = trip?.closest<HTMLElement>('[data-trip]')?.dataset.trip;
  if (trip && stops === localStorage.getItem(TRIP_KEY)) trip.hidden = false;
  if (receipt) {
    await tell({ kind: 'receipt', page: receipt.dataset.receiptPage! });
    receipt.querySelector('[data-receipt-kept]')?.removeAttribute('hidden');
  }
}

/** Deletes all that is kept of pages, and ends the service worker. */
export async function deletePages(): Promise<void> {
  told = '';
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('campcairn-'));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Calls `show` whenever kept pages have changed. */
export function onKeptChanged(show: () => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === KEPT_CHANGED) show();
  });
}
