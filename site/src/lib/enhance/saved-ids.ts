/** A list of ids in local storage, newest first. Without storage it lasts until the page is left. */
export interface KeptIds {
  all(): number[];
  /** Stores the list; returns false when the browser cannot. */
  keep(ids: readonly number[]): boolean;
}

function keptIds(key: string, most: number): KeptIds {
  let unkept: number[] | null = null;
  return {
    all() {
      if (unkept) return unkept;
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
        unkept = null;
        return true;
      } catch {
        unkept = ids.slice(0, most);
        return false;
      }
    },
  };
}

/** Local storage key of saved listings. Other tabs receive `storage` events for it. */
export const SAVED_KEY = 'campcairn.saved';

export const saved = keptIds(SAVED_KEY, 200);

/** Listings whose pages were opened most recently. */
export const seen = keptIds('campcairn.seen', 12);

/**
 * Saves a listing, or removes a saved one. Returns whether it is saved now, and whether the browser
 * could store that.
 */
export function toggleSaved(id: number): { isSaved: boolean; isKept: boolean } {
  const kept = saved.all();
  const isSaved = !kept.includes(id);
  const isKept = saved.keep(isSaved ? [id, ...kept] : kept.filter((other) => other !== id));
  return { isSaved, isKept };
}

/** Records that a listing's page was opened. */
export const noteSeen = (id: number): boolean =>
  seen.keep([id, ...seen.all().filter((other) => other !== id)]);
