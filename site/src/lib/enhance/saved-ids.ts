const KEY = 'campcairn.saved';
const MOST = 200;

/** Ids of saved listings, newest first. They are kept in this browser and sent nowhere. */
export function savedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Saves a listing, or no longer does. */
export function toggleSaved(id: number): void {
  const kept = savedIds();
  const next = kept.includes(id) ? kept.filter((other) => other !== id) : [id, ...kept];
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing cannot save; the heart stays empty and says so.
  }
}
