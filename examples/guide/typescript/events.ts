import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { call } from './campcairn.ts';

const since = existsSync('since.txt') ? readFileSync('since.txt', 'utf8') : '2026-01-01T00:00:00Z';
let [newest, cursor]: [string, string | null] = [since, ''];
while (cursor !== null) {
  const after = cursor && `&cursor=${cursor}`;
  const page = await call('GET', `/events?type=lead.created&limit=200&since=${since}${after}`);
  for (const { id, created_at, delivery } of page.data) {
    // `since` is inclusive: skip the ids that you have.
    console.log(id, created_at, delivery.state);
    newest = created_at;
  }
  cursor = page.next_cursor;
}
writeFileSync('since.txt', newest);
