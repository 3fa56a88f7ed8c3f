import { around } from './dom.ts';

/** `static/ads.js`, which hides ads before a page is drawn, uses the same key. */
const STORAGE_KEY = 'campcairn.ads';

/** Stores in this browser whether ads are hidden. */
function remember(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-no-ads', isHidden);
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, 'hidden');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Local storage is not available, so ads are hidden only until the next page.
  }
}

/** Activates the buttons that hide ads permanently and show them again. */
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
