/** Runs one statement in the embedded database of a DATA_DIR for a drill: `sql.ts DATA_DIR STATEMENT`. */
import pg from 'pg';
import { clusterUrl, locateCluster } from '../../../src/platform/db/embedded/location.ts';

const [dataDir = '', text = ''] = process.argv.slice(2);
const client = new pg.Client({
  connectionString: clusterUrl(locateCluster(dataDir), 'campcairn'),
});
await client.connect();
const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
for (const row of rows) console.log(row.join('|'));
await client.end();
