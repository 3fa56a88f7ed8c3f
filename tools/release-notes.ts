/** Readers of the changelog, in its order. */
const READERS = ['Travellers', 'Partners', 'Developers', 'Operators'] as const;

type Reader = (typeof READERS)[number];

/** The reader who notices commits of an area; those of other areas are left out. */
const READER_OF: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    'landings listing listings map offline place places search site trip words'
      .split(' ')
      .map((area) => [area, 'Travellers']),
  ),
  ...Object.fromEntries(
    'billing claims dashboard feeds leads mails partners photos premium'
      .split(' ')
      .map((area) => [area, 'Partners']),
  ),
  ...Object.fromEntries(
    'api assistants cli collection guide packages python reference sdk webhooks'
      .split(' ')
      .map((area) => [area, 'Developers']),
  ),
  ...Object.fromEntries(
    'backup cc config console db deploy jobs migrations operators outbound platform security status'
      .split(' ')
      .map((area) => [area, 'Operators']),
  ),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Drafts the section of a release from the subjects of its commits (`search: index prefixes`), by the reader who notices
 * each area; whoever releases it edits it. Tests, benches and tools are left out.
 */
export function draftedSection(release: string, subjects: readonly string[]): string {
  const lines = new Map<Reader, string[]>(READERS.map((reader) => [reader, []]));
  for (const subject of subjects) {
    const [, area = '', what = ''] = /^([\w-]+): (.+)$/.exec(subject) ?? [];
    const reader = Object.hasOwn(READER_OF, area) ? READER_OF[area] : undefined;
    if (reader) lines.get(reader)?.push(`- ${capital(what)}.`);
  }
  const parts = READERS.map((reader) => {
    const own = lines.get(reader) ?? [];
    return `### ${reader}\n\n${own.length > 0 ? own.join('\n') : '- Nothing changes.'}\n`;
  });
  return [`## ${release}\n`, ...parts].join('\n');
}

/** Whether a changelog has the section of a release. */
export const hasSection = (changelog: string, release: string): boolean =>
  changelog.split('\n').some((line) => line === `## ${release}`);

/** Puts a section before those of earlier releases. */
export function withSection(changelog: string, section: string): string {
  const at = changelog.search(/^## /m);
  return at === -1
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`;
}
