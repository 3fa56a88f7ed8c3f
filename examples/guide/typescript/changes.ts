import { call } from './campcairn.ts';

const { data } = await call('GET', '/listings?updated_since=2026-01-01T00:00:00Z&limit=200');
for (const { external_id, status, updated_at } of data)
  console.log(external_id, status, updated_at);
