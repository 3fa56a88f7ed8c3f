import { timestamp } from '../platform/clock.ts';
import { BODY_LIMIT_BYTES, endpoint, type Resource } from '../platform/http/index.ts';
import type { RateLimit } from '../platform/rate-limit/index.ts';
import { accountAnswer, accountUpdate, updatedAccountAnswer } from './account.schema.ts';
import type { Accounts } from './account.ts';
import type { PartnerRow } from './partner.sql.ts';

/** Data needed to present a partner besides its row. */
interface PartnerSurroundings {
  listings: { active: number; paused: number };
  rateLimit: { limit: number; windowSeconds: number };
}

/** Maps a partner's row to the fields of the API's answer. */
const presentPartner = (row: PartnerRow, { listings, rateLimit }: PartnerSurroundings) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  website: row.website,
  status: row.status,
  is_demo: row.is_demo,
  api_key_prefix: row.api_key_prefix ?? '',
  webhook_url: row.webhook_url,
  webhook_secret_set: row.webhook_secret !== null,
  lead_email: row.lead_email,
  categories: row.categories,
  countries: row.countries,
  listings: { active: listings.active, paused: listings.paused },
  rate_limit: { limit: rateLimit.limit, window_seconds: rateLimit.windowSeconds },
  created_at: timestamp(row.created_at),
  approved_at: row.approved_at && timestamp(row.approved_at),
});

const tag = 'Account';

const exampleAccount = {
  id: 7,
  slug: 'harbour-vans',
  name: 'Harbour Vans',
  website: 'https://vans.example',
  status: 'approved',
  is_demo: false,
  api_key_prefix: 'cc_live_9fGk',
  webhook_url: 'https://vans.example/hooks/campcairn',
  webhook_secret_set: true,
  lead_email: null,
  categories: ['campervan'],
  countries: ['GB'],
  listings: { active: 12, paused: 1 },
  rate_limit: { limit: 120, window_seconds: 60 },
  created_at: '2026-03-01T09:00:00Z',
  approved_at: '2026-03-02T10:00:00Z',
};

const NOTICE =
  'Keep this secret on your server: it signs every webhook and is shown only this once. A secret from before no longer works.';

interface Deps {
  accounts: Accounts;
  rateLimit: Pick<RateLimit, 'limit' | 'windowSeconds'>;
  countListings(partnerId: number): Promise<{ active: number; paused: number }>;
}

/** The endpoints of a partner's account. */
export function partnerRoutes({ accounts, rateLimit, countListings }: Deps): Resource[] {
  const present = async (partner: PartnerRow) =>
    presentPartner(partner, { rateLimit, listings: await countListings(partner.id) });
  return [
    {
      path: '/me',
      methods: {
        GET: endpoint({
          operationId: 'getAccount',
          tag,
          summary: 'Read your account',
          description: 'Who the key belongs to, its contacts and how many listings it has.',
          access: 'key',
          success: [
            {
              status: 200,
              description: 'Your account.',
              schema: accountAnswer,
              example: exampleAccount,
            },
          ],
          errors: [],
          handle: async ({ caller }) => ({
            status: 200,
            body: await present(await accounts.get(caller.partnerId)),
          }),
        }),
        PATCH: endpoint({
          operationId: 'updateAccount',
          tag,
          summary: 'Change webhook address, signing secret or lead email',
          description:
            'All or nothing. The first webhook address makes a signing secret; `rotate_webhook_secret` replaces it. A new secret is in this answer only.',
          access: 'key',
          mayHoldSecret: true,
          body: {
            schema: accountUpdate,
            limit: BODY_LIMIT_BYTES,
            example: { webhook_url: exampleAccount.webhook_url },
            check: accounts.check,
          },
          success: [
            {
              status: 200,
              description: 'Your account after the change.',
              schema: updatedAccountAnswer,
              example: {
                ...exampleAccount,
                webhook_secret: 'whsec_3nQ8vXk2LrT5yBw7HdPz1JcMf9GsAe4UoViR6KmNqYb',
                webhook_secret_notice: NOTICE,
              },
            },
          ],
          errors: [
            'payload_too_large',
            'unsupported_media_type',
            'invalid_json',
            'validation_error',
          ],
          async handle({ caller, body }) {
            const { partner, secret } = await accounts.update(caller.partnerId, body);
            const shown = secret ? { webhook_secret: secret, webhook_secret_notice: NOTICE } : {};
            return { status: 200, body: { ...(await present(partner)), ...shown } };
          },
        }),
      },
    },
  ];
}
