/** A list of ids in the browser's local storage, the newest first; without storage it lasts as long as its page. */
export interface KeptIds {
  all(): number[];
  /** Returns whether the list could be kept. */
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

/** Where the browser keeps saved listings, which other tabs are told of. */
export const SAVED_KEY = 'campcairn.saved';

/** Saved listings. */
export const saved = keptIds(SAVED_KEY, 200);

/** Listings whose page was opened last. */
export const seen = keptIds('campcairn.seen', 12);

/** Saves a listing, or removes it from the saved ones; returns whether it is one now, and whether the browser keeps that. */
export function toggleSaved(id: number): { isSaved: boolean; isKept: boolean } {
  const kept = saved.all();
  const isSaved = !kept.includes(id);
  const isKept = saved.keep(isSaved ? [id, ...kept] : kept.filter((other) => other !== id));
  return { isSaved, isKept };
}

/** Notes that a listing's page was opened. */
export const noteSeen = (id: number): boolean =>
  seen.keep([id, ...seen.all().filter((other) => other !== id)]);
