import { readAll } from './campcairn.ts';

const changed = readAll('/listings?updated_since=2026-01-01T00:00:00Z');
for await (const { external_id, status, updated_at } of changed)
  console.log(external_id, status, updated_at);
