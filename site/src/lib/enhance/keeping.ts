/** Local storage key that says `off` where somebody wants nothing kept on the device. */
const KEEPING_KEY = 'campcairn.offline';

/** Whether pages and unsent enquiries may be kept on this device. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEEPING_KEY) !== 'off';
  } catch {
    return false;
  }
}

/** Switches keeping on or off. */
export function setKeeping(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEEPING_KEY);
    else localStorage.setItem(KEEPING_KEY, 'off');
  } catch {
    // Nothing is kept without storage.
  }
}
