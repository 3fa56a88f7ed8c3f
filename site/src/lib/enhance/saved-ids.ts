const STORAGE_KEY = 'campcairn.saved';
const MAX_SAVED = 200;

/** Ids of saved listings, newest first, from the browser's local storage. */
export function savedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_SAVED)
      : [];
  } catch {
    return [];
  }
}

/** Saves a listing, or removes it from the saved ones; returns whether it was saved. */
export function toggleSaved(id: number): boolean {
  const kept = savedIds();
  const next = kept.includes(id) ? kept.filter((other) => other !== id) : [id, ...kept];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next.slice(0, MAX_SAVED)));
    return next.length > kept.length;
  } catch {
    // Local storage is not available: the heart stays empty.
    return false;
  }
}
