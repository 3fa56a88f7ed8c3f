import type { Deliveries } from '../../../deliveries/index.ts';
import type { People } from '../../../people/index.ts';
import {
  type Members,
  type NoteRow,
  type PartnerNotes,
  type PartnerRow,
  type Partners,
  type PartnerStatus,
  type Profiles,
  testAccountOf,
} from '../../../partners/index.ts';
import { accountStatus, type PartnerMails } from '../../../mails/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';
import { timestamp } from '../../../platform/clock.ts';
import { notFound } from '../../../platform/errors.ts';
import { checkedText } from '../../../platform/validation/index.ts';

interface Deps {
  partners: Partners;
  profiles: Profiles;
  notes: PartnerNotes;
  partnerMails: PartnerMails;
  deliveries: Pick<Deliveries, 'release'>;
  members: Pick<Members, 'list'>;
  people: { sessions: Pick<People['sessions'], 'endAllOf'> };
}

/** The fields of a partner's profile that operators may change. */
type ProfileField = 'name' | 'website' | 'categories' | 'countries' | 'language';

const subjectOf = (slug: string): string => `partner ${slug}`;

const facts = ({ name, website, status, categories, countries, is_demo }: PartnerRow) => ({
  name,
  website,
  status,
  categories,
  countries,
  is_demo,
});

const time = (value: Date | null) => value && timestamp(value);

const statusAndReason = ({ status, status_reason: reason }: PartnerRow) => ({ status, reason });

/** Operations of operators on partners. Methods that take a slug throw `not_found`. */
export const createPartnerOperations = (
  { partners, profiles, notes, partnerMails, deliveries, members, people }: Deps,
  { change }: Recorder,
) => ({
  /** Creates a partner that did not apply. Throws `validation_error`. */
  create: (input: unknown): Promise<PartnerRow> =>
    change(async (tx) => {
      const made = await partners.create(input, tx);
      const about = { subject: subjectOf(made.slug), partnerId: made.id };
      return { result: made, entry: { action: 'partner.create', ...about, after: facts(made) } };
    }),

  /**
   * Changes name, website, categories, countries or language; undefined fields stay. Throws
   * `validation_error`.
   */
  edit: (slug: string, changes: Partial<Record<ProfileField, unknown>>): Promise<PartnerRow> =>
    change(async (tx) => {
      const { id, name, website, categories, countries, language, time_zone } = await partners.lock(
        tx,
        slug,
      );
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const before = { name, website, categories, countries, language, time_zone };
      const changed = await profiles.change(tx, id, { ...before, ...Object.fromEntries(given) });
      const result = await partners.lock(tx, slug);
      const about = { subject: subjectOf(slug), partnerId: id };
      return { result, entry: changed && { action: 'partner.edit', ...about, ...changed } };
    }),

  /**
   * Changes the account status, and notifies the partner of the reason by mail; `told` says whether
   * a mail was sent.
   */
  setStatus: (
    slug: string,
    status: PartnerStatus,
    given?: string,
  ): Promise<PartnerRow & { notified: boolean }> =>
    change(async (tx) => {
      const reason = given?.trim() ? checkedText('reason', given) : null;
      const before = await partners.lock(tx, slug);
      const after = await partners.setStatus(slug, status, { reason, tx });
      if (before.status === status && before.status_reason === after.status_reason) {
        return { result: { ...after, notified: false }, entry: null };
      }
      if (status === 'approved') {
        const test = await testAccountOf(tx, after.id);
        for (const { id } of test ? [after, test] : [after]) await deliveries.release(tx, id);
      }
      // On first approval, the partner receives the mail about its application instead.
      const notified =
        status !== 'pending' && !(status === 'approved' && before.status === 'pending');
      if (notified) {
        const about = { partnerId: after.id, partner: after.name, status, reason };
        await partnerMails.post(tx, after, (language) => accountStatus(language, about));
      }
      const about = { subject: subjectOf(slug), partnerId: after.id, reason };
      const states = { before: statusAndReason(before), after: statusAndReason(after) };
      return {
        result: { ...after, notified },
        entry: { action: 'partner.status', ...about, ...states },
      };
    }),

  /**
   * Issues a new key to a partner, or to its test account, which is opened if necessary. The key is
   * shown only once, and the previous one stops working at once.
   */
  issueKey: (
    of: string,
    mode: 'live' | 'test' = 'live',
  ): Promise<{ api_key: string; api_key_prefix: string }> =>
    change(async (tx) => {
      const { id: liveId } = await partners.lock(tx, of);
      const slug = mode === 'live' ? of : (await partners.openTestAccount(liveId, tx)).slug;
      const { id, api_key_prefix: former } = await partners.lock(tx, slug);
      const key = await partners.issueKey(slug, tx);
      const about = { subject: subjectOf(slug), partnerId: id };
      const states = { before: { prefix: former }, after: { prefix: key.api_key_prefix } };
      return { result: key, entry: { action: 'key.issue', ...about, ...states } };
    }),

  /**
   * Revokes a partner's key at once, for example a leaked one; the partner creates a new one in its
   * dashboard.
   */
  revokeKey: (slug: string): Promise<{ revoked: string | null }> =>
    change(async (tx) => {
      const { id, api_key_prefix: former } = await partners.lock(tx, slug);
      await partners.revokeKey(slug, tx);
      const about = { subject: subjectOf(slug), partnerId: id };
      const entry = { action: 'key.revoke', ...about, before: { prefix: former } };
      return { result: { revoked: former }, entry: former === null ? null : entry };
    }),

  /** Grants Premium until a time; null ends it. */
  setPremium: (slug: string, until: Date | null): Promise<PartnerRow> =>
    change(async (tx) => {
      const before = await partners.lock(tx, slug);
      const after = await partners.setPremium(slug, until, tx);
      return {
        result: after,
        entry: {
          action: until ? 'premium.grant' : 'premium.revoke',
          subject: subjectOf(slug),
          partnerId: after.id,
          before: { until: time(before.premium_until) },
          after: { until: time(until) },
        },
      };
    }),

  /** Ends all sessions of a member on all devices. */
  endMemberSessions: (slug: string, memberId: number): Promise<void> =>
    change(async (tx) => {
      const { id } = await partners.lock(tx, slug);
      const member = (await members.list(id)).find((row) => row.id === memberId);
      if (!member) throw notFound('member');
      await people.sessions.endAllOf(tx, member.email);
      const about = { subject: `person ${member.email}`, partnerId: id };
      return { result: undefined, entry: { action: 'member.sign_out', ...about } };
    }),

  /** Adds a note that only operators see. Throws `validation_error`. */
  addNote: (slug: string, author: string, text: string): Promise<NoteRow> =>
    change(async (tx) => {
      const { id } = await partners.lock(tx, slug);
      const note = await notes.add(tx, id, { author, text });
      const about = { subject: subjectOf(slug), partnerId: id };
      return { result: note, entry: { action: 'note.add', ...about, after: { note: note.id } } };
    }),

  removeNote: (slug: string, noteId: number): Promise<void> =>
    change(async (tx) => {
      const { id } = await partners.lock(tx, slug);
      await notes.remove(tx, id, noteId);
      const about = { subject: subjectOf(slug), partnerId: id };
      const entry = { action: 'note.remove', ...about, before: { note: noteId } };
      return { result: undefined, entry };
    }),
});
