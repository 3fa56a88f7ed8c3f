import { statement } from '../../platform/db/index.ts';

/** Another application or a partner that probably belongs to the same applicant. */
export interface EarlierRow {
  kind: 'application' | 'partner';
  id: number;
  /** Slug of the partner; null for an application. */
  slug: string | null;
  name: string;
  website: string;
  status: string;
  created_at: Date;
  /** The fields that are equal. */
  same: ('business' | 'website' | 'email')[];
}

/** Returns SQL for the host of a website, without `www.`. */
const hostOf = (website: string): string =>
  `substring(lower(${website}) from '^https?://(?:www\\.)?([^/:?#]+)')`;

const sameAs = (business: string, website: string, email: string): string => `array_remove(array[
    case when lower(${business}) = me.business then 'business' end,
    case when ${hostOf(website)} = me.host then 'website' end,
    case when lower(${email}) = me.email then 'email' end], null)`;

/**
 * Selects similar applications and partners, newest first. Emails of applications received before
 * `since` are not compared.
 */
export const selectEarlier = statement<EarlierRow, [id: number, since: Date]>(
  'partners.select_earlier',
  `with me as (
     select id, partner_id, lower(business) as business, ${hostOf('website')} as host,
       lower(email) as email
     from application where id = $1
   ), found as (
     select 'application' as kind, a.id, null as slug, a.business as name, a.website, a.status,
       a.created_at,
       ${sameAs('a.business', 'a.website', 'case when a.created_at > $2 then a.email end')} as same
     from application a, me where a.id <> me.id
     union all
     select 'partner', p.id, p.slug, p.name, p.website, p.status, p.created_at,
       ${sameAs('p.name', 'p.website', 'p.contact_email')}
     from partner p, me where p.test_of is null and p.id is distinct from me.partner_id
   )
   select * from found where same <> '{}' order by created_at desc, id desc limit 20`,
);
