import { readFileSync } from 'node:fs';
import { call } from './campcairn.ts';

// A spreadsheet without commas in its cells; for others take a CSV parser.
const [header = '', ...lines] = readFileSync('fifty-vans.csv', 'utf8').trim().split(/\r?\n/);
const names = header.split(',');
const rows = lines.map((line) => {
  const cells = line.split(',').map((cell, at) => [names[at], cell]);
  return Object.fromEntries(cells) as Record<string, string>;
});

const items = rows.map((row) => ({
  external_id: row.id,
  category: row.category,
  title: row.title,
  url: row.url,
  location: { lat: Number(row.latitude), lng: Number(row.longitude) },
  price: { from: Math.round(Number(row.price) * 100), currency: row.currency },
  vehicle: { berths: Number(row.sleeps), transmission: row.transmission },
}));

const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
for (let from = 0; from < items.length; from += 100) {
  const { results } = await call('POST', '/listings/batch', {
    items: items.slice(from, from + 100),
  });
  for (const { external_id, result, error } of results) {
    if (result === 'error') console.error(external_id, error.details ?? error.message);
    counts[(result === 'error' ? 'failed' : result) as keyof typeof counts] += 1;
  }
}
console.log(counts);
