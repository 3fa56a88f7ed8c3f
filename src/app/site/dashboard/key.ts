import type { Foundation } from '../../foundation.ts';
import type { Services } from '../../services.ts';
import { allow, type Member } from './member.ts';
import { createRecorder } from './recorder.ts';

/** What the dashboard shows of an API key. */
export interface KeyState {
  /** The first 12 characters; null when there is no key yet. */
  prefix: string | null;
  createdAt: Date | null;
  lastUsedAt: Date | null;
}

/** The API key of a member's partner. */
export const createKeyArea = (foundation: Foundation, { partners }: Services, member: Member) => ({
  async state(): Promise<KeyState> {
    const row = await partners.bySlug(member.slug);
    return {
      prefix: row.api_key_prefix,
      createdAt: row.api_key_created_at,
      lastUsedAt: row.api_key_used_at,
    };
  },
  /** Creates a key, which is shown once; the former one stops working at once. Throws `forbidden`. */
  async create(): Promise<string> {
    allow(member, 'key.write');
    return foundation.db.transaction(async (tx) => {
      const before = await partners.bySlug(member.slug);
      const { api_key, api_key_prefix } = await partners.issueKey(member.slug, tx);
      await createRecorder(foundation, member)(tx, 'key.create', `partner ${member.slug}`, {
        before: { api_key_prefix: before.api_key_prefix },
        after: { api_key_prefix },
      });
      return api_key;
    });
  },
});
