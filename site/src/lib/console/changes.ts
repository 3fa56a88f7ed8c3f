/** One value that an entry of the audit log says has changed. */
export interface ShownChange {
  name: string;
  before: string | null;
  after: string | null;
}

const shown = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * The values that differ before and after, by name; all of them where there is only one side. The reason,
 * which an entry shows by itself, is left out.
 */
export function changesOf(entry: {
  before: object | null;
  after: object | null;
  reason: string | null;
}): ShownChange[] {
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: shown(before[name]), after: shown(after[name]) }))
    .filter(({ before, after }) => before !== after)
    .filter(({ name, after }) => name !== 'reason' || after !== entry.reason);
}

/** The pages of what entries were done to, by the first word of the subject. */
const PAGES: Record<string, string> = {
  application: 'applications',
  claim: 'claims',
  partner: 'partners',
  listing: 'listings',
  report: 'reports',
  feed: 'feeds',
  lead: 'leads',
};

/** The page of an entry's subject, such as `listing 17`; undefined when it has none. */
export function pageOfSubject(subject: string): string | undefined {
  const [, kind = '', name] = /^(\w+) (\S+)$/.exec(subject) ?? [];
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;
  return page && name && `/operator/${page}/${name}`;
}
