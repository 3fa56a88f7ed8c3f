import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { liveSlugOf, testAccountOf } from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { allow, type Member } from './member.ts';

/** The data of an API key that the dashboard shows. */
export interface KeyState {
  /** The first 12 characters; null when there is no key yet. */
  prefix: string | null;
  createdAt: Date | null;
  lastUsedAt: Date | null;
}

export function createKeyArea(
  context: AppContext,
  { dashboardChoices, partners }: Services,
  member: Member,
) {
  const { actor, partnerId, slug } = member;
  const { change } = createRecorder(context, actor, partnerId);
  return {
    /**
     * Returns the slug of the test account, or of the live one in test mode; null when no test
     * account was opened.
     */
    async otherMode(): Promise<string | null> {
      if (member.isTest) return liveSlugOf(slug);
      return (await testAccountOf(context.db, partnerId))?.slug ?? null;
    },
    async state(): Promise<KeyState> {
      const row = await partners.bySlug(slug);
      return {
        prefix: row.api_key_prefix,
        createdAt: row.api_key_created_at,
        lastUsedAt: row.api_key_used_at,
      };
    },
    /** Opens the partner's test account unless it exists, and returns its slug. Throws `forbidden`. */
    async openTestAccount(): Promise<string> {
      allow(member, 'test.open');
      return change(async (tx) => {
        const account = await partners.openTestAccount(partnerId, tx);
        const entry = { action: 'test.open', subject: `partner ${account.slug}` };
        return { result: account.slug, entry };
      });
    },
    /** Creates a key, which is shown once; the previous one stops working at once. Throws `forbidden`. */
    async create(): Promise<string> {
      allow(member, 'key.write');
      return change(async (tx) => {
        const { api_key_prefix: former } = await partners.lock(tx, slug);
        const { api_key, api_key_prefix } = await partners.issueKey(slug, tx);
        // Whoever creates a key works with the API, so its pages stay in the menu.
        await dashboardChoices.showDeveloperTools(tx, partnerId, true);
        const entry = {
          action: 'key.create',
          subject: `partner ${slug}`,
          before: { api_key_prefix: former },
          after: { api_key_prefix },
        };
        return { result: api_key, entry };
      });
    },
  };
}
