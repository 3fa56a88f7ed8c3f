import { around } from './dom.ts';

/** Also known to `static/ads.js`, which hides ads before a page is drawn. */
const STORAGE_KEY = 'campcairn.ads';

/** Remembers in this browser alone whether ads are hidden. */
function remember(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-no-ads', isHidden);
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, 'hidden');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Local storage is not available: they are hidden until the next page.
  }
}

/** Makes the buttons that hide ads for good, and that show them again. */
export function enhanceAds(): void {
  document.addEventListener('click', (event) => {
    if (around(event, '[data-hide-ads]')) {
      remember(true);
      const heading = document.querySelector<HTMLElement>('[data-announce]');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    } else if (around(event, '[data-show-ads]')) {
      remember(false);
    }
  });
}
