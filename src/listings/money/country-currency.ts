/** ISO 4217 codes by the countries (ISO 3166-1) that pay with them: Europe, and where its travellers hire. */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: `AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM
    TF VA XK YT`,
  GBP: 'GB GG IM JE',
  GIP: 'GI',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
  SEK: 'SE',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  RSD: 'RS',
  BAM: 'BA',
  MKD: 'MK',
  ALL: 'AL',
  MDL: 'MD',
  UAH: 'UA',
  TRY: 'TR',
  MAD: 'MA EH',
  TND: 'TN',
  USD: 'US PR GU VI AS',
  CAD: 'CA',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  ZAR: 'ZA',
  NAD: 'NA',
  BWP: 'BW',
  AUD: 'AU CC CX NF',
  NZD: 'NZ CK NU',
  JPY: 'JP',
};

const byCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, codes]) =>
    codes.split(/\s+/).map((code) => [code, currency] as const),
  ),
);

/** The currency of a country; undefined for countries that are not in the table. */
export const currencyOfCountry = (country: string): string | undefined => byCountry.get(country);
