import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { liveSlugOf, testAccountOf } from '../../../partners/index.ts';
import { allow, type Member } from './member.ts';
import { createRecorder } from './recorder.ts';

/** What the dashboard shows of an API key. */
export interface KeyState {
  /** The first 12 characters; null when there is no key yet. */
  prefix: string | null;
  createdAt: Date | null;
  lastUsedAt: Date | null;
}

/** The API key of a member's partner, and the way to its test account. */
export const createKeyArea = (context: AppContext, { partners }: Services, member: Member) => ({
  /** Slug of the test account, or of the live one in test mode; null when no test account was opened. */
  async otherMode(): Promise<string | null> {
    if (member.isTest) return liveSlugOf(member.slug);
    return (await testAccountOf(context.db, member.partnerId))?.slug ?? null;
  },
  async state(): Promise<KeyState> {
    const row = await partners.bySlug(member.slug);
    return {
      prefix: row.api_key_prefix,
      createdAt: row.api_key_created_at,
      lastUsedAt: row.api_key_used_at,
    };
  },
  /**
   * Opens the partner's test account, if there is none yet, and returns its slug. Throws `forbidden`.
   */
  async openTestAccount(): Promise<string> {
    allow(member, 'key.write');
    return context.db.transaction(async (tx) => {
      const account = await partners.openTestAccount(member.partnerId, tx);
      await createRecorder(context, member)(tx, 'test.open', `partner ${account.slug}`);
      return account.slug;
    });
  },
  /** Creates a key, which is shown once; the former one stops working at once. Throws `forbidden`. */
  async create(): Promise<string> {
    allow(member, 'key.write');
    return context.db.transaction(async (tx) => {
      const { api_key_prefix: former } = await partners.lock(tx, member.slug);
      const { api_key, api_key_prefix } = await partners.issueKey(member.slug, tx);
      await createRecorder(context, member)(tx, 'key.create', `partner ${member.slug}`, {
        before: { api_key_prefix: former },
        after: { api_key_prefix },
      });
      return api_key;
    });
  },
});
