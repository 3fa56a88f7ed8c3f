import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readAll } from './campcairn.ts';

// The last run's newest time, and the ids of that time: `since` includes it.
const kept = existsSync('clicks.json') ? readFileSync('clicks.json', 'utf8') : '';
let { since, ids } = kept ? JSON.parse(kept) : { since: '2026-01-01T00:00:00Z', ids: [] };
const known = new Set(ids);
for await (const { id, created_at, listing } of readAll(`/leads?kind=click&since=${since}`)) {
  if (known.has(id)) continue;
  console.log(id, created_at, listing?.external_id);
  ids = created_at === since ? [...ids, id] : [id];
  since = created_at;
}
writeFileSync('clicks.json', JSON.stringify({ since, ids }));
