import { isCountryCode } from '../../../listings/index.ts';
import { hasPremium, type PartnerRow, websiteKey } from '../../../partners/index.ts';
import { type ConsoleDeps, presentSessions } from './operator.ts';
import { createPartnerList } from './partner-list.ts';

/** Returns a time in the future; null for a past one or none. */
const toCome = (time: Date | null, now: Date): Date | null =>
  time !== null && time > now ? time : null;

/** Maps a partner to the data that operators see at a time, without its secrets. */
export const presentPartner = (row: PartnerRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  website: row.website,
  contactEmail: row.contact_email,
  // The account of a partner that closed it stays suspended.
  status: row.closed_at === null ? row.status : ('closed' as const),
  statusReason: row.status_reason,
  isDemo: row.is_demo,
  categories: row.categories,
  language: row.language,
  countries: row.countries,
  keyPrefix: row.api_key_prefix,
  webhookHost: row.webhook_url === null ? null : new URL(row.webhook_url).host,
  leadEmail: row.lead_email_set ? row.lead_email : row.contact_email,
  hasPremium: hasPremium(row, now),
  premiumGrantedUntil: toCome(row.premium_until, now),
  premiumPaidUntil: toCome(row.paid_until, now),
  createdAt: row.created_at,
  approvedAt: row.approved_at,
});

/** Creates the console's area of partners. */
export function createConsolePartners(deps: ConsoleDeps) {
  const { context, services, operations, operator } = deps;
  const { partners, listings, notes, members, people, feeds, listingHiding } = services;
  const present = (row: PartnerRow) => presentPartner(row, context.clock.now());
  return {
    ...createPartnerList(deps),
    /** Returns another partner with the same website, if there is one. */
    async withWebsite(website: string) {
      const key = websiteKey(website);
      const found = (await partners.list()).find((row) => websiteKey(row.website) === key);
      return found ? { slug: found.slug, name: found.name } : null;
    },
    isCountry: isCountryCode,
    /** Counts partners by account status. */
    count: partners.count,
    /** Returns a partner with all data that operators have. Throws `not_found`. */
    async show(slug: string) {
      const row = await partners.bySlug(slug);
      const [counts, team, noted, feedsOfIt, hidden, history] = await Promise.all([
        listings.count(row.id),
        members.list(row.id).then((rows) =>
          Promise.all(
            rows.map(async (member) => ({
              ...member,
              sessions: presentSessions(await people.sessions.ofEmail(member.email)),
            })),
          ),
        ),
        notes.list(row.id),
        feeds.ofPartner(row.id),
        listingHiding.of(row.id),
        context.audit.list({ partnerId: row.id }, 10),
      ]);
      return {
        partner: present(row),
        listings: counts,
        members: team,
        notes: noted,
        feeds: feedsOfIt,
        hidden,
        history,
      };
    },
    addNote: (slug: string, text: string) =>
      operations.partners.addNote(slug, operator.email, text),
  };
}
