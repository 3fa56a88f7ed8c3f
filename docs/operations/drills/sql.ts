/**
 * Runs one statement for a drill, in the embedded database of a DATA_DIR or in one by its address:
 * `sql.ts DATA_DIR|postgres://… STATEMENT`.
 */
import pg from 'pg';
import { clusterUrl, locateCluster } from '../../../src/platform/db/embedded/location.ts';

const [where = '', text = ''] = process.argv.slice(2);
const client = new pg.Client({
  connectionString: where.startsWith('postgres://')
    ? where
    : clusterUrl(locateCluster(where), 'campcairn'),
});
await client.connect();
const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
for (const row of rows) console.log(row.join('|'));
await client.end();
