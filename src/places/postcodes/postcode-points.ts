import type { Queryable } from '../../platform/db/index.ts';
import { type PostcodeRow, postcodesFrom } from './postcodes.sql.ts';

const MOST_COUNTRIES = 100;

/**
 * The points of a whole postcode, one for each country that has it.
 * @param code as `typedPostcode` gives it
 */
export const pointsOfPostcode = (db: Queryable, code: string): Promise<PostcodeRow[]> =>
  db.query(postcodesFrom, [code, code, MOST_COUNTRIES]);
