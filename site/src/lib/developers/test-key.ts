/** Where the browser keeps a reader's test key: as long as the tab, and sent nowhere. */
const KEPT = 'campcairn-test-key';

const TEST_KEY = /^cc_test_[0-9A-Za-z]{43}$/;

/** The key that this tab has; null when there is none, or no storage. */
export function keptTestKey(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Keeps a key for this tab; null forgets it. Whether it was one of test mode. */
export function keepTestKey(key: string | null): boolean {
  if (key !== null && !TEST_KEY.test(key)) return false;
  try {
    if (key === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, key);
  } catch {
    // Without storage, the key is filled in on this page alone.
  }
  return true;
}

/** Keeps the key of test mode that this page shows, if it shows one: for the samples of the guide. */
export function keepShownTestKey(): void {
  const shown = document.querySelector('[data-test-key]');
  if (shown) keepTestKey(shown.textContent.trim());
}
