import { readFileSync } from 'node:fs';
import { call, readAll } from './campcairn.ts';

const [, ...lines] = readFileSync('fifty-vans.csv', 'utf8').trim().split(/\r?\n/);
const mine = new Set(lines.map((line) => line.split(',')[0]));

for await (const { external_id } of readAll('/listings?')) {
  if (mine.has(external_id)) continue;
  await call('DELETE', `/listings/${external_id}`);
  console.log('deleted', external_id);
}
