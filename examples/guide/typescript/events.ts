import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readAll } from './campcairn.ts';

const since = existsSync('since.txt') ? readFileSync('since.txt', 'utf8') : '2026-01-01T00:00:00Z';
let newest = since;
for await (const event of readAll(`/events?type=lead.created&since=${since}`)) {
  // `since` is inclusive: skip the ids that you have.
  console.log(event.id, event.created_at, event.delivery.state);
  newest = event.created_at;
}
writeFileSync('since.txt', newest);
