import type { Addressee } from '../../mails/index.ts';
import { statement } from '../../platform/db/index.ts';
import { addressee } from '../published.sql.ts';

const DUE = `partner.status = 'approved' and partner.approved_at < $1
  and coalesce(partner.summarised_until < ($1::timestamptz at time zone 'UTC')::date, true)
  and not 'summary' = any(partner.mails_off)`;

/** Selects partners without a summary of the week that ended on the given Monday (midnight, UTC), by id. */
export const selectWeekDue = statement<
  { id: number; name: string },
  [monday: Date, afterId: number, limit: number]
>(
  'partners.select_week_due',
  `select id, name from partner where ${DUE} and id > $2 order by id limit $3`,
);

/**
 * Records that a partner's week is summarised; no row when it already is, or the partner has
 * switched the mail off.
 */
export const noteSummarised = statement<{ partner: Addressee }, [monday: Date, partnerId: number]>(
  'partners.note_summarised',
  `update partner set summarised_until = ($1::timestamptz at time zone 'UTC')::date
   where partner.id = $2 and ${DUE} returning ${addressee('partner')} as partner`,
);
