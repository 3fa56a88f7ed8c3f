/** A list of ids in the browser's local storage, the newest first; empty and unchangeable without storage. */
export interface KeptIds {
  all(): number[];
  /** Returns whether the list could be kept. */
  keep(ids: readonly number[]): boolean;
}

function keptIds(key: string, most: number): KeptIds {
  return {
    all() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(kept)
          ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, most)
          : [];
      } catch {
        return [];
      }
    },
    keep(ids) {
      try {
        if (ids.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(ids.slice(0, most)));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Saved listings. */
export const saved = keptIds('campcairn.saved', 200);

/** Listings whose page was opened last. */
export const seen = keptIds('campcairn.seen', 12);

/** Saves a listing, or removes it from the saved ones; returns whether it was saved. */
export function toggleSaved(id: number): boolean {
  const kept = saved.all();
  const next = kept.includes(id) ? kept.filter((other) => other !== id) : [id, ...kept];
  return saved.keep(next) && next.length > kept.length;
}

/** Notes that a listing's page was opened. */
export const noteSeen = (id: number): boolean =>
  seen.keep([id, ...seen.all().filter((other) => other !== id)]);
