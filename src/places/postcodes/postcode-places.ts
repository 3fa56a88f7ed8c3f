import type { Queryable } from '../../platform/db/index.ts';
import { countryName } from '../towns/country-names.ts';
import { type PostcodeRow, postcodesFrom } from './postcodes.sql.ts';
import { typedPostcode } from './typed.ts';

const MOST_COUNTRIES = 100;

/**
 * The place of a whole postcode in its country, which only the forms of Britain, Ireland and Portugal say themselves;
 * undefined where it is none, or where it is not known which country's it is.
 */
export async function placeOfPostcode(
  db: Queryable,
  text: string,
  countryCode: string | null,
): Promise<(PostcodeRow & { label: string }) | undefined> {
  const typed = typedPostcode(text);
  if (typed === null) return undefined;
  const country = countryCode ?? typed.countryCode;
  if (typed.countryCode !== null && typed.countryCode !== country) return undefined;
  const rows = await db.query(postcodesFrom, [typed.code, typed.code, MOST_COUNTRIES]);
  const row = rows.find(({ country_code }) => country_code === country);
  return row && { ...row, label: `${row.code}, ${countryName(row.country_code)}` };
}
