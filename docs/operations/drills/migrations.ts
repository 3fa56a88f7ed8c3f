/**
 * Applies the migrations of the next release to a database of many rows while others read and write it, and says how
 * long the longest of them had to wait: `migrations.ts LAST ROWS`, where LAST is the last migration of the release that
 * runs. Exits 1 when somebody waited for more than a second.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  migrate,
  MIGRATIONS,
  openDatabase,
  openEmbeddedPostgres,
} from '../../../src/platform/db/index.ts';

const [last = '', rows = '1000000'] = process.argv.slice(2);
const MAX_WAIT_MS = 1000;

const files = readdirSync(MIGRATIONS).sort();
const next = files.filter((file) => file > last);
if (!files.includes(last)) throw new Error(`There is no migration ${last}`);

/** Without triggers: what they keep is of no matter here. */
const FILL = `set session_replication_role = replica;
  insert into partner (slug, name, website, contact_email, status, created_at)
    values ('vans', 'Vans', 'https://vans.example', 'office@vans.example', 'approved', now());
  insert into listing (partner_id, external_id, document, amenities, category, status, slug, title, url, lat, lng,
      approximate, country_code, created_at, updated_at)
    select p.id, 'van-' || n, jsonb_build_object('title', 'Van ' || n, 'description', repeat('Quiet. ', 40)), '{wifi}',
      'campervan', 'active', 'van-' || n, 'Van ' || n, 'https://vans.example', 50 + random(), -3 + random(), false,
      'GB', now(), now()
    from partner p, generate_series(1, ${Number(rows)}) n;
  insert into availability (listing_id, starts, ends, available)
    select id, '2026-06-01', '2026-06-11', true from listing;
  insert into lead (seq, id, partner_id, listing_id, kind, created_at, delivery_status)
    select id, 'lead_' || id, partner_id, id, 'click', now(), 'not_applicable' from listing;
  insert into delivery (id, event_id, event_type, partner_id, state, created_at)
    select id, 'event_' || id, 'lead.created', partner_id, 'delivered', now() from listing;`;

/** What a process of the release before does all the time. */
const WORK = [
  'select title from listing where id = 7',
  'update listing set updated_at = now() where id = 7',
  'update availability set available = not available where listing_id = 7',
  'select kind from lead where seq = 7',
  'update delivery set attempts = attempts + 1 where id = 7',
  "select name from partner where slug = 'vans'",
  "update partner set status = 'approved' where slug = 'vans'",
];

const folder = mkdtempSync(join(tmpdir(), 'campcairn-migrations-drill-'));
const postgres = await openEmbeddedPostgres(folder);
/** The owner of the database, who may do nothing else. */
const OWNER = 'ordinary_owner';
const admin = openDatabase(postgres.url('campcairn'), { max: 1 });
await admin.withClient(async (client) => {
  await client.query(`create role ${OWNER} login`);
  await client.query(`alter database campcairn owner to ${OWNER}`);
});
const url = postgres.url('campcairn', OWNER);
const db = openDatabase(url, { max: 3 });
let isOver = false;
let longest = { milliseconds: 0, what: '' };
async function work(what: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (!isOver) {
    const began = performance.now();
    await client.query(what);
    const milliseconds = Math.round(performance.now() - began);
    if (milliseconds > longest.milliseconds) longest = { milliseconds, what };
    await wait(5);
  }
  await client.end();
}

let hasFailed = false;
try {
  await migrate(db, MIGRATIONS, new Set(files.filter((file) => file <= last)));
  console.log(`drill: the schema of ${last}, ${rows} rows in each of four tables`);
  // Only a superuser may leave triggers out.
  await admin.withClient((client) => client.query(FILL));
  await admin.withClient((client) => client.query('vacuum analyze'));
  const working = WORK.map(work);
  for (const file of next) {
    await wait(1000);
    longest = { milliseconds: 0, what: '' };
    const began = performance.now();
    await migrate(db, MIGRATIONS, new Set([file]));
    const took = Math.round(performance.now() - began);
    await wait(200);
    console.log(`drill: ${file} took ${took} ms; the longest wait ${longest.milliseconds} ms`);
    if (longest.milliseconds <= MAX_WAIT_MS) continue;
    hasFailed = true;
    console.error(`drill: FAILED: ${longest.what} waited`);
  }
  isOver = true;
  await Promise.all(working);
} finally {
  isOver = true;
  await db.end();
  await admin.end();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!hasFailed) console.log('drill: ok');
process.exitCode = hasFailed ? 1 : 0;
