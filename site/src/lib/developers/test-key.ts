/**
 * Session storage key of the reader's test key. The browser keeps it for the lifetime of the tab
 * and never sends it.
 */
const KEPT = 'campcairn-test-key';

const TEST_KEY = /^cc_test_[0-9A-Za-z]{43}$/;

/** Returns this tab's test key; null when there is none, or when storage is not available. */
export function keptTestKey(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Stores a key for this tab; null removes it. Returns whether it is a test key. */
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

/** Stores the test key that this page shows, if it shows one, for the samples of the guide. */
export function keepShownTestKey(): void {
  const shown = document.querySelector('[data-test-key]');
  if (shown) keepTestKey(shown.textContent.trim());
}
