/** The fields of a form by name and text, in the form's order. */
export type Entries = [name: string, text: string][];

/** What was typed into a form and not saved. */
export interface Draft {
  /** Names the form of one page load, so that those of two tabs do not replace each other. */
  id: string;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  entries: Entries;
}

const PREFIX = 'campcairn.draft:';

/** Drafts that are kept of one form; the oldest gives way. */
const MOST_KEPT = 3;
const KEPT_DAYS = 30;
const MS_PER_DAY = 86_400_000;

const isDraft = (value: unknown): value is Draft => {
  const { id, at, entries } = (value ?? {}) as Partial<Draft>;
  return typeof id === 'string' && typeof at === 'number' && Array.isArray(entries);
};

/** The drafts of a form, the newest first; none without storage. */
export function draftsOf(key: string): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function write(key: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts.slice(0, MOST_KEPT)));
  } catch {
    // Without storage, or without room in it, the question before leaving is all there is.
  }
}

/** Keeps a draft in place of the one with its id. */
export const keepDraft = (key: string, draft: Draft): void =>
  write(key, [draft, ...draftsOf(key).filter(({ id }) => id !== draft.id)]);

export const dropDraft = (key: string, id: string): void =>
  write(
    key,
    draftsOf(key).filter((draft) => draft.id !== id),
  );

function keysOfDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Deletes all drafts, when somebody signs out. */
export function dropAllDrafts(): void {
  for (const key of keysOfDrafts()) write(key, []);
}

/** Deletes drafts of other people than the one whose form it is, and old ones. */
export function dropForeignDrafts(key: string): void {
  const [, owner] = key.split(':');
  for (const other of keysOfDrafts()) {
    const isForeign = other.split(':')[1] !== owner;
    const fresh = draftsOf(other).filter(({ at }) => Date.now() - at < KEPT_DAYS * MS_PER_DAY);
    write(other, isForeign ? [] : fresh);
  }
}
