import { SEALED_OF_FEEDS } from '../../feeds/index.ts';
import { SEALED_OF_CALENDARS } from '../../listings/index.ts';
import { SEALED_OF_PARTNERS } from '../../partners/index.ts';
import { SEALED_OF_PEOPLE } from '../../people/index.ts';
import { statement } from '../../platform/db/index.ts';

/** Selects the ids of the keys that encrypted any value, with the number of values. */
export const selectSealingKeys = statement<{ id: string; sealed: number }>(
  'app.select_sealing_keys',
  `select split_part(sealed, '.', 1) as id, count(*)::int as sealed
   from (
     select sealed from ${SEALED_OF_PARTNERS} p
     union all select sealed from ${SEALED_OF_FEEDS} f
     union all select sealed from ${SEALED_OF_CALENDARS} c
     union all select sealed from ${SEALED_OF_PEOPLE} people
   ) as everything
   where sealed is not null
   group by 1 order by 1`,
);
