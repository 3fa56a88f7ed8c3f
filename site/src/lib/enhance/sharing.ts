import { carriedQuery, datesInUrl } from '#lib/stay/carried.ts';
import { around, say } from './dom.ts';

/** Adds the dates of the page to its address, so that it is shared for the same stay. */
const withDates = (address: string): string =>
  address + carriedQuery(datesInUrl(new URLSearchParams(location.search)));

/**
 * Activates buttons that share the page's address. `data-share` is its title, and `data-copied-words` is said where the
 * device has no dialog for sharing, so that the address is copied.
 */
export function enhanceSharing(): void {
  document.addEventListener('click', async (event) => {
    const button = around(event, '[data-share]');
    if (!button) return;
    const { share: title = '', copiedWords = '' } = button.dataset;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const url = canonical === undefined ? location.href : withDates(canonical);
    if ('share' in navigator) {
      // Rejects when the reader closes the dialog.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      say(copiedWords);
    } catch {
      // The browser forbids copying; the address is still in its address bar.
    }
  });
}
