import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePrice } from './parse-price.ts';
import type { PriceContext, ParsedPrice } from './parse-price.ts';
import { parseUnit } from './unit.ts';

const READ: [text: string, expected: string, context?: Partial<PriceContext>][] = [
  ['89', '8900 GBP'],
  ['89.00', '8900 GBP'],
  ['89,5', '8950 GBP'],
  ['89.0000', '8900 GBP'],
  ['0', '0 GBP'],
  ['£89', '8900 GBP'],
  ['£1,234.56', '123456 GBP'],
  ['1.234,56 €', '123456 EUR'],
  ['1 234,56 €', '123456 EUR'],
  ['1\u202f234,56\u00a0€', '123456 EUR'],
  ["CHF 1'234.50", '123450 CHF'],
  ['1.234.567', '123456700 GBP'],
  ['1234.5', '123450 GBP'],
  ['EUR89.00', '8900 EUR'],
  ['89.00 GBP', '8900 GBP'],
  ['89eur', '8900 EUR'],
  ['from £89', '8900 GBP'],
  ['à partir de 89 €', '8900 EUR'],
  ['ab 89,- €', '8900 EUR'],
  ['vanaf € 89,--', '8900 EUR'],
  ['desde 89 euros', '8900 EUR'],
  ['FROM £89 ALL IN', '8900 GBP'],
  ['£89 per night', '8900 GBP night'],
  ['89 €/nuit', '8900 EUR night'],
  ['89 € pro Tag', '8900 EUR night'],
  ['£600 pw', '60000 GBP week'],
  ['600 € / semaine', '60000 EUR week'],
  ['899 € 7 nights', '89900 EUR week'],
  ['89 GBP/n', '8900 GBP night'],
  ['1,234', '1234 JPY', { column: 'JPY' }],
  ['1,234.00', '1234 JPY', { column: 'jpy' }],
  ['12.3456', 'price has more decimals', { column: 'KWD' }],
  ['12.34', '12340 KWD', { column: 'KWD' }],
  ['0.125', '125 KWD', { column: 'KWD' }],
  ['1234.567', '1234567 KWD', { column: 'KWD' }],
  ['1,234', '123400 GBP', { decimal: 'point' }],
  ['1,234', 'price has more decimals', { decimal: 'comma' }],
  ['1.234', '123400 GBP', { decimal: 'comma' }],
  ['89.50', '8950 GBP', { decimal: 'comma' }],
  ['1299,5', '129950 GBP', { decimal: 'point' }],
  ['89', '8900 EUR', { column: '€' }],
  ['89', '8900 XYZ', { column: 'xyz' }],
  ['$89', '8900 USD', { column: 'USD' }],
  ['12.345', '12345 KWD', { column: 'KWD' }],
  ['12,345', 'price is ambiguous', { column: 'KWD' }],
  ['€ 1.234,-', '123400 EUR'],
  ['CHF 85.—', '8500 CHF'],
  ['.85', '85 GBP'],
  ['85€50', '8550 EUR'],
  ['85 &#8364;', '8500 EUR'],
  ['A$85', '8500 AUD', { fallback: undefined }],
  ['R$ 450,00', '45000 BRL', { fallback: undefined }],
  ['85 US Dollars', '8500 USD', { fallback: undefined }],
  ['£85 night incl. VAT', '8500 GBP night'],
  ['£85.00 night', '8500 GBP night'],
  ['£85 per night, min 3 nights', '8500 GBP night'],
  ['595 € / semaine (minimum 7 nuits)', '59500 EUR week'],
  ['£85 per 24 hours', '8500 GBP night'],
  ['£85/24h', '8500 GBP night'],
  ['€85,50/wk', '8550 EUR week'],
  ['£595 p/w', '59500 GBP week'],
  ['p.w. £595', '59500 GBP week'],
  ['£85 p.n.', '8500 GBP night'],
  ['85 €/Übernachtung', '8500 EUR night'],
  ['595 €/sem.', '59500 EUR week'],
  ['595 €/Wo.', '59500 EUR week'],
  ['595 €/semaine sem IVA', '59500 EUR week'],
  ['85 €/j', '8500 EUR night'],
  ['85 € sem IVA', '8500 EUR'],
  ['Fr. 85', '8500 CHF'],
  ['£85 GBP', '8500 GBP'],
  ['£85 per van (4 persons)', 'price holds several numbers'],
  ['null', 'none'],
  ['POA', 'none'],
  ['auf Anfrage', 'none'],
  ['-', 'none'],
  ['1,234', 'price is ambiguous'],
  ['1.234', 'price is ambiguous'],
  ['1,234.567', 'price has more decimals'],
  ['12,34,56', 'price cannot be read'],
  ['89.999,1.2', 'price cannot be read'],
  ['1.5', 'price has more decimals', { column: 'JPY' }],
  ['89 - 120', 'price holds several numbers'],
  ['cheap', 'price holds no number'],
  ['-89', 'price is negative'],
  ['€ -89', 'price is negative'],
  ['89 pp', 'price_unit is per person'],
  ['89 € par personne', 'price_unit is per person'],
  ['890 € per month', 'price_unit is neither'],
  ['890 € / 3 nights', 'price_unit is neither'],
  ['850 GBP per 14 nights', 'price_unit is neither'],
  ['£20 per hour', 'price_unit is neither'],
  ['89 €/pers', 'price_unit is per person'],
  ['89 €/Pers./Nacht', 'price_unit is per person'],
  ['89 € / adulte', 'price_unit is per person'],
  ['£89 per guest', 'price_unit is per person'],
  ['89 € je Person', 'price_unit is per person'],
  ['£89pppn', 'price_unit is per person'],
  ['£89 monthly', 'price_unit is neither'],
  ['89 € mensuel', 'price_unit is neither'],
  ['£89 per week-end', 'price_unit is neither'],
  ['89 midweek', 'price_unit is neither'],
  ['£1200 per fortnight', 'price_unit is neither'],
  ['8900p', 'price is in pence or cents'],
  ['8900 cents', 'price is in pence or cents'],
  ['£89 EUR', 'currency is both GBP and EUR'],
  ['EUR 89 GBP', 'currency is both EUR and GBP'],
  ['89 gbp eur', 'currency is both GBP and EUR'],
  ['Rs 8900', 'currency is set to GBP, but the price has another sign', { column: 'GBP' }],
  ['89 EUR', 'currency is GBP in its column and EUR', { column: 'GBP' }],
  ['$89', 'currency cannot be taken', { fallback: undefined }],
  ['$89', 'currency is set to EUR, but the price has another sign', { fallback: 'EUR' }],
  ['$89', 'currency is set to GBP, but the price has another sign', { column: 'GBP' }],
  ['89 kr', 'currency is set to EUR, but the price has another sign', { fallback: 'EUR' }],
  ['89 kr', '8900 SEK', { fallback: 'SEK' }],
  ['$89', '8900 CAD', { fallback: 'CAD' }],
  ['89 kr', 'currency cannot be taken', { fallback: undefined }],
  ['89', 'currency is missing', { fallback: undefined }],
];

for (const [text, expected, context] of READ) {
  const said = context === undefined ? '' : ` with ${JSON.stringify(context)}`;
  test(`a price written '${text}'${said} is ${expected}`, () => {
    const parsed = parsePrice(text, { fallback: 'GBP', ...context });
    const shown = show(parsed);
    if (parsed.kind === 'problem') assert.ok(shown.startsWith(expected), shown);
    else assert.equal(shown, expected);
  });
}

test('units are known in seven languages, by code and by number of nights', () => {
  const nights = [
    'night',
    'Per Night',
    '/nuit',
    'por noche',
    'noite',
    'pro Nacht',
    'notte',
    'day',
    'nt',
    'p/n',
    'n',
    '1',
  ];
  const weeks = [
    'week',
    'weekly',
    'par semaine',
    'semana',
    'Woche',
    'pro Woche',
    'settimana',
    'wk',
    'p/w',
    '7',
    '7 nights',
  ];
  for (const text of nights) assert.equal(parseUnit(text), 'night', text);
  for (const text of weeks) assert.equal(parseUnit(text), 'week', text);
  for (const text of ['month', 'monthly', 'weekend', 'piece', '3', 'constructor'])
    assert.equal(parseUnit(text), null, text);
});

function show(parsed: ParsedPrice): string {
  if (parsed.kind === 'none') return 'none';
  if (parsed.kind === 'problem') return `${parsed.field} ${parsed.message}`;
  return [parsed.minor, parsed.currency, parsed.unit].filter((part) => part !== null).join(' ');
}
