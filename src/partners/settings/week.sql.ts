import type { Addressee } from '../../mails/index.ts';
import { statement } from '../../platform/db/index.ts';
import { addressee } from '../published.sql.ts';

const DUE = `partner.status = 'approved' and partner.approved_at < $1
  and coalesce(partner.summarised_until < ($1::timestamptz at time zone 'UTC')::date, true)
  and not 'summary' = any(partner.mails_off)`;

/** Partners whose week is over (the Monday after it, midnight UTC) and not summarised, by id. */
export const selectWeekDue = statement<
  { id: number; name: string },
  [monday: Date, afterId: number, limit: number]
>(
  'partners.select_week_due',
  `select id, name from partner where ${DUE} and id > $2 order by id limit $3`,
);

/** Notes that a partner's week is summarised; no row when it is already, or is not wanted any more. */
export const noteSummarised = statement<{ partner: Addressee }, [monday: Date, partnerId: number]>(
  'partners.note_summarised',
  `update partner set summarised_until = ($1::timestamptz at time zone 'UTC')::date
   where partner.id = $2 and ${DUE} returning ${addressee('partner')} as partner`,
);
