import { readFileSync } from 'node:fs';
import { call } from './campcairn.ts';

const [, ...lines] = readFileSync('fifty-vans.csv', 'utf8').trim().split(/\r?\n/);
const mine = new Set(lines.map((line) => line.split(',')[0]));

let cursor: string | null = '';
while (cursor !== null) {
  const page = await call('GET', `/listings?limit=200${cursor && `&cursor=${cursor}`}`);
  for (const { external_id } of page.data) {
    if (mine.has(external_id)) continue;
    await call('DELETE', `/listings/${external_id}`);
    console.log('deleted', external_id);
  }
  cursor = page.next_cursor;
}
