const KEY = 'campcairn.saved';
const MOST = 200;

const read = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

let ids = $state<number[]>([]);
let following = false;

/** Saved listings, newest first. They are kept in this browser and sent nowhere. */
export const saved = {
  get ids(): readonly number[] {
    return ids;
  },
  has: (id: number): boolean => ids.includes(id),
  /** Reads what is kept, and follows changes made in other tabs. Call it in the browser. */
  follow(): void {
    if (following) return;
    following = true;
    ids = read();
    addEventListener('storage', (event) => {
      if (event.key === KEY) ids = read();
    });
  },
  toggle(id: number): void {
    const kept = read();
    ids = kept.includes(id) ? kept.filter((other) => other !== id) : [id, ...kept].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // A browser that keeps nothing still shows the choice until the page is left.
    }
  },
};
