/** Runs one statement for a drill: `sql.ts postgres://… STATEMENT`. */
import pg from 'pg';

const [connectionString = '', text = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString });
await client.connect();
const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
for (const row of rows) console.log(row.join('|'));
await client.end();
