import { statement } from '../../platform/db/index.ts';

/** A postcode and its point. */
export interface PostcodeRow {
  country_code: string;
  code: string;
  lat: number;
  lng: number;
}

/** Codes from one to a bound, the shortest first: a whole code before those that it begins. */
export const postcodesFrom = statement<PostcodeRow, [from: string, to: string, most: number]>(
  'places.postcodes_from',
  `select country_code, code, lat, lng from postcode
   where code >= $1 and code <= $2
   order by length(code), code, country_code
   limit $3`,
);

/** Shipped codes are those of countries of which none were imported. */
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
