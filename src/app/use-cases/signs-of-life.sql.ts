import { FEED_READ } from '../../feeds/index.ts';
import { MEMBER, PARTNER_IN_USE } from '../../partners/index.ts';
import { SESSION_IN_USE } from '../../people/index.ts';
import { AUDITED } from '../../platform/audit/index.ts';
import { statement } from '../../platform/db/index.ts';

/** An approved partner, and when it or its program was last noticed. */
export interface SignOfLifeRow {
  slug: string;
  name: string;
  countries: string[];
  approved_at: Date | null;
  /** Null when it never was. */
  last_sign: Date | null;
}

/**
 * Selects all approved partners with their last sign of life: a member's sign-in, change or visit,
 * a use of the key, or a reading of a feed without a failure. Sessions end after a week without use,
 * so the audit log says when members last signed in.
 */
export const selectSignsOfLife = statement<SignOfLifeRow>(
  'app.select_signs_of_life',
  `select p.slug, p.name, p.countries, p.approved_at,
     greatest(p.api_key_used_at, team.seen_at, feeds.read_at) as last_sign
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
