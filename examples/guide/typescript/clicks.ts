import { call } from './campcairn.ts';

const { data } = await call('GET', '/leads?kind=click&since=2026-01-01T00:00:00Z&limit=200');
for (const { id, created_at, listing } of data) console.log(id, created_at, listing?.external_id);
