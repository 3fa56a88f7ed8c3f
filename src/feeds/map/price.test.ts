import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPrice } from './price.ts';
import type { PriceContext, PriceReading } from './price.ts';
import { readUnit } from './unit.ts';

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
  ['89', '8900 EUR', { column: '€' }],
  ['89', '8900 XYZ', { column: 'xyz' }],
  ['$89', '8900 USD', { column: 'USD' }],
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
  ['89 EUR', 'currency is GBP in its column and EUR', { column: 'GBP' }],
  ['$89', 'currency is not told', { fallback: undefined }],
  ['89 kr', 'currency is not told', { fallback: undefined }],
  ['89', 'currency is missing', { fallback: undefined }],
];

for (const [text, expected, context] of READ) {
  const said = context === undefined ? '' : ` with ${JSON.stringify(context)}`;
  test(`a price written '${text}'${said} is ${expected}`, () => {
    const reading = readPrice(text, { fallback: 'GBP', ...context });
    const shown = show(reading);
    if (reading.kind === 'problem') assert.ok(shown.startsWith(expected), shown);
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
    '7',
    '7 nights',
  ];
  for (const text of nights) assert.equal(readUnit(text), 'night', text);
  for (const text of weeks) assert.equal(readUnit(text), 'week', text);
  for (const text of ['month', 'piece', '3', 'constructor'])
    assert.equal(readUnit(text), null, text);
});

function show(reading: PriceReading): string {
  if (reading.kind === 'none') return 'none';
  if (reading.kind === 'problem') return `${reading.field} ${reading.message}`;
  return [reading.minor, reading.currency, reading.unit].filter((part) => part !== null).join(' ');
}
