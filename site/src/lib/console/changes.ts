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

/** The values that differ before and after, by name; all of them where there is only one side. */
export function changesOf(entry: { before: object | null; after: object | null }): ShownChange[] {
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: shown(before[name]), after: shown(after[name]) }))
    .filter((change) => change.before !== change.after);
}
