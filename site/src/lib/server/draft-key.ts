import { createHash } from 'node:crypto';

/**
 * Names a listing's drafts in a browser: those of one person, of one account, of one listing. The
 * person is hashed, because others may read what a browser keeps.
 * @param listing its id; empty for one that is being added
 */
export function draftKeyOf(person: string, partner: string, listing: string): string {
  const owner = createHash('sha256').update(person).digest('base64url').slice(0, 16);
  return `campcairn.draft:${owner}:${partner}:${listing}`;
}
