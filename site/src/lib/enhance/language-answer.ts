/** Local storage key that is set once the reader chose a language or dismissed the offer. */
const STORAGE_KEY = 'campcairn.language';

/** Whether the reader has answered the offer of a language in this browser. */
export function isAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Without local storage the offer would reappear on each page, so it counts as answered.
    return true;
  }
}

/** Stores that the offer was answered. */
export function answer(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'answered');
  } catch {
    // Local storage is not available, so nothing was offered.
  }
}
