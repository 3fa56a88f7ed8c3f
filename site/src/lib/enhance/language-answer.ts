/** Set in this browser alone once a language was chosen, or the offer of one refused. */
const STORAGE_KEY = 'campcairn.language';

/** Whether the offer of a language was answered in this browser. */
export function isAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Without local storage the offer would come back on each page.
    return true;
  }
}

/** Remembers that the offer was answered. */
export function answer(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'answered');
  } catch {
    // Local storage is not available: nothing was offered.
  }
}
