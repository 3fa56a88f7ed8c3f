import { statement } from '../../platform/db/index.ts';

/** A postcode and its point. */
export interface PostcodeRow {
  country_code: string;
  code: string;
  lat: number;
  lng: number;
}

/** Selects the codes between two bounds, the shortest first, so that a whole code precedes those it is the beginning of. */
export const postcodesFrom = statement<PostcodeRow, [from: string, to: string, most: number]>(
  'places.postcodes_from',
  `select country_code, code, lat, lng from postcode
   where code >= $1 and code <= $2
   order by length(code), code, country_code
   limit $3`,
);

/** Selects whole codes, of all countries that have them. */
export const postcodesNamed = statement<PostcodeRow, [codes: string[]]>(
  'places.postcodes_named',
  'select country_code, code, lat, lng from postcode where code = any($1::text[])',
);

/** Selects the countries whose codes operators imported; only the other countries use the shipped codes. */
export const importedPostcodeCountries = statement<{ country_code: string }>(
  'places.imported_postcode_countries',
  `select distinct unnest(countries) as country_code from gazetteer_import where kind = 'postcodes'`,
);

export const postcodesOf = statement<PostcodeRow, [countryCodes: string[]]>(
  'places.postcodes_of',
  'select country_code, code, lat, lng from postcode where country_code = any($1::text[])',
);

export const dropPostcodes = statement<never, [countryCodes: string[]]>(
  'places.drop_postcodes',
  'delete from postcode where country_code = any($1::text[])',
);

export const COPY_POSTCODES = 'copy postcode (country_code, code, lat, lng) from stdin';
