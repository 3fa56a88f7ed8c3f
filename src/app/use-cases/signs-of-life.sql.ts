import { FEED_READ } from '../../feeds/index.ts';
import { MEMBER, PARTNER_IN_USE, type PartnerStatus } from '../../partners/index.ts';
import { SESSION_IN_USE } from '../../people/index.ts';
import { AUDITED } from '../../platform/audit/index.ts';
import { statement } from '../../platform/db/index.ts';

/** A partner, and when it or its program was last noticed in each way; null when it never was. */
export interface SignOfLifeRow {
  id: number;
  slug: string;
  name: string;
  countries: string[];
  status: PartnerStatus;
  approved_at: Date | null;
  api: Date | null;
  feed: Date | null;
  member: Date | null;
}

/**
 * Selects all partners that are no test accounts with their last signs of life: a use of the key, a reading of
 * a feed without a failure, and a sign-in, change or visit of a member. Sessions end after a week without use,
 * so the audit log says when members last signed in.
 */
export const selectSignsOfLife = statement<SignOfLifeRow>(
  'app.select_signs_of_life',
  `select p.id, p.slug, p.name, p.status, p.countries, p.approved_at, p.api_key_used_at as api,
     feeds.read_at as feed, team.seen_at as member
   from ${PARTNER_IN_USE} p
   left join (
     select m.partner_id, max(greatest(open.seen_at, said.at)) as seen_at
     from ${MEMBER} m
     left join (
       select email, max(last_seen_at) as seen_at from ${SESSION_IN_USE} s group by email
     ) open on open.email = lower(m.email)
     left join lateral (
       select at from ${AUDITED} a
       where a.subject = 'person ' || m.email and a.actor_kind = 'member' order by a.id desc limit 1
     ) said on true
     group by m.partner_id
   ) team on team.partner_id = p.id
   left join (
     select partner_id, max(read_at) as read_at from ${FEED_READ} f group by partner_id
   ) feeds on feeds.partner_id = p.id
   order by p.id`,
);
