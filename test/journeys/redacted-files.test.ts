import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { redactApplicationsBefore } from '../../src/partners/index.ts';
import { type Db, openDatabase, statement } from '../../src/platform/db/index.ts';
import { enqueue } from '../../src/platform/jobs/index.ts';
import { APPLICANT } from '../support/application.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { formOf } from '../builders/form.ts';
import { openTestCluster } from '../support/cluster.ts';

const DAY = 86_400_000;

const folderOf = statement<{ folder: string; oid: number }>(
  'test.files.folder',
  `select current_setting('data_directory') as folder, oid::int from pg_database
   where datname = current_database()`,
);
/** Columns that are said to hold personal data, in partitions as well, and indexes on their expressions. */
const personal = statement<{ column: string; target: number | null; sampled: boolean }>(
  'test.files.personal',
  `with said as (
     select a.attrelid, a.attname, a.attnum, a.attstattarget
     from pg_description d join pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
     where d.classoid = 'pg_class'::regclass and d.description like 'Personal data%'
   ), held as (
     select * from said
     union all
     select p.attrelid, p.attname, p.attnum, p.attstattarget
     from said join pg_inherits i on i.inhparent = said.attrelid
     join pg_attribute p on p.attrelid = i.inhrelid and p.attname = said.attname
     union all
     select x.attrelid, x.attname, x.attnum, x.attstattarget
     from pg_index i join pg_attribute x on x.attrelid = i.indexrelid
     where i.indkey[x.attnum - 1] = 0 and exists (
       select from said join pg_depend d on d.refobjid = said.attrelid and d.refobjsubid = said.attnum
       where d.objid = i.indexrelid or i.indexrelid in (
         select inhrelid from pg_inherits where inhparent = d.objid))
   )
   select attrelid::regclass || '.' || attname as column, attstattarget::int as target,
     exists (select from pg_statistic s where s.starelid = attrelid and s.staattnum = attnum) as sampled
   from held`,
);
const samples = statement<{ samples: string | null }>(
  'test.files.samples',
  `select string_agg(concat(most_common_vals, histogram_bounds), ' ') as samples from pg_stats`,
);
const waiting = statement<{ count: number }>(
  'test.files.waiting',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);
const looking = statement<{ since: string }>(
  'test.files.looking',
  `select query_start::text as since from pg_stat_activity
   where datname = current_database() and query like '%pg_prepared_xacts%' and pid <> pg_backend_pid()`,
);
const forgetAll = statement(
  'test.files.forget_all',
  `with j as (delete from job), m as (delete from mail), d as (delete from delivery),
     a as (delete from application) delete from lead`,
);

let fixture: LeadLab;
/** The superuser, who may look at files and statistics. */
let superuser: Db;
let owner: Owner;
/** Stands in everything that a person types; another one in each test. */
let marker = '';
let tests = 0;
before(async () => {
  fixture = await startLeadLab();
  superuser = openDatabase(fixture.database.superuserUrl, { max: 2 });
  fixture.answer((request, response) => void response.writeHead(400).end(`bad: ${request.body}`));
});
after(async () => {
  await superuser.end();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.database.db.execute(forgetAll);
  marker = `marker${++tests}of`;
  owner = await fixture.owner({ premium: true });
});

const run = (text: string) => superuser.withClient((client) => client.query(text));

/** How often the marker is found in the files of the database: tables, indexes, long values, catalogue. */
async function found(): Promise<number> {
  await run('checkpoint');
  const { folder, oid } = await superuser.one(folderOf);
  const files = join(folder, 'base', String(oid));
  return readdirSync(files)
    .map((file) => readFileSync(join(files, file)).toString('latin1').split(marker).length - 1)
    .reduce((sum, times) => sum + times, 0);
}

/** An enquiry with the marker in all that its traveller types. */
async function enquire(n: number): Promise<string> {
  const answer = await fixture.enquire(owner.listingId, {
    name: `${marker} name ${n}`,
    email: `${marker}.${n}@mail.example`,
    phone: `+44 20 7946 00${n + 10} ${marker}`,
    message: `${marker} message ${n}. `.repeat(40),
  });
  assert.ok(answer.ok);
  return answer.value.token;
}

async function apply(n: number): Promise<void> {
  const { applications } = fixture.services;
  const answer = await applications.apply(
    formOf({
      ...APPLICANT,
      category: [...APPLICANT.category],
      fax: '',
      form: applications.formToken(),
      contact: `${marker} contact ${n}`,
      email: `${marker}-${n}@vans.example`,
      about: `${marker} about ${n}. `.repeat(10),
    }),
    { address: `192.0.2.${n}`, language: 'en' },
  );
  assert.ok(answer.ok);
}

/** Lets the job of every hour run. */
async function purge(): Promise<void> {
  await enqueue(fixture.database.db, { kind: 'leads.purge' });
  await fixture.drain();
}

/** Until transactions are looked at again that may still see what was wiped, or the files were cleaned. */
async function waitsFor(purging: Promise<unknown>): Promise<void> {
  const cleaned = new AbortController();
  void purging.finally(() => cleaned.abort());
  const looks = new Set<string>();
  while (looks.size < 2 && !cleaned.signal.aborted) {
    for (const { since } of await fixture.database.db.query(looking)) looks.add(since);
    await wait(5);
  }
}

describe('what people typed', () => {
  it('is in no statistics of the planner', async () => {
    for (let n = 0; n < 20; n++) await enquire(n);
    for (let n = 0; n < 5; n++) await apply(n);
    await fixture.drain(0.1);
    await run('analyze');
    const columns = await superuser.query(personal);
    const named = new Set(columns.map(({ column }) => column));
    for (const column of ['lead.email', 'lead_enquiry.message', 'mail.body_html', 'delivery.body'])
      assert.ok(named.has(column), column);
    assert.ok(named.has('lead_enquiry_lower_idx.lower'), 'indexes on expressions too');
    for (const { column, target, sampled } of columns)
      assert.deepEqual([column, target, sampled], [column, 0, false]);
    assert.doesNotMatch((await superuser.one(samples)).samples ?? '', new RegExp(marker));
  });

  it('leaves the files of the database when it is 90 days old', async () => {
    for (let n = 0; n < 20; n++) await enquire(n);
    for (let n = 0; n < 5; n++) await apply(n);
    await fixture.drain(0.1);
    assert.ok((await found()) > 100);
    fixture.clock.advance(91 * DAY);
    await purge();
    assert.equal(await found(), 0);
  });

  it('leaves the files within the hour when its traveller erases it, or an operator at once', async () => {
    const token = await enquire(1);
    await enquire(2);
    await fixture.drain(0.1);
    await fixture.services.receipts.erase(token);
    await fixture.services.retention.eraseTraveller(`${marker}.2@mail.example`);
    assert.equal(await found(), 0);
    await fixture.services.receipts.erase(await enquire(3));
    assert.ok((await found()) > 0);
    await purge();
    assert.equal(await found(), 0);
  });

  it('is wiped by the job also while an operator erases an application', async () => {
    await apply(1);
    fixture.clock.advance(91 * DAY);
    const { db } = fixture.database;
    let purging: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      // What is done for one application is done here for all, so that there is time in between.
      const now = fixture.clock.now();
      const references = await redactApplicationsBefore(tx, now, now);
      purging = fixture.services.retention.purge();
      purging.catch(() => undefined);
      while ((await db.one(waiting)).count === 0) await wait(5);
      await fixture.services.mailQueue.forget(tx, references);
    });
    await purging;
    assert.equal(await found(), 0);
  });

  it('leaves them as soon as what still reads it has ended', async () => {
    await apply(1);
    fixture.clock.advance(91 * DAY);
    await fixture.database.db.withClient(async (reader) => {
      await reader.query('begin isolation level repeatable read');
      await reader.query('select from application');
      const purging = fixture.services.retention.purge();
      await waitsFor(purging);
      await reader.query('commit');
      await purging;
    });
    assert.equal(await found(), 0);
  });

  it('leaves them as soon as what another role reads has ended', async () => {
    await apply(1);
    fixture.clock.advance(91 * DAY);
    await superuser.withClient(async (reader) => {
      await reader.query('begin isolation level repeatable read');
      // Its snapshot holds the rows, and no lock of theirs does.
      await reader.query('select from town limit 1');
      const purging = fixture.services.retention.purge();
      await waitsFor(purging);
      await reader.query('commit');
      await purging;
    });
    assert.equal(await found(), 0);
  });

  it('leaves them as soon as what began before in another database has ended', async () => {
    await apply(1);
    fixture.clock.advance(91 * DAY);
    const writer = new pg.Client({ connectionString: (await openTestCluster()).url('postgres') });
    await writer.connect();
    await writer.query('begin');
    await writer.query('select pg_current_xact_id()');
    const purging = fixture.services.retention.purge();
    await waitsFor(purging);
    await writer.query('commit');
    await writer.end();
    await purging;
    assert.equal(await found(), 0);
  });

  it('leaves them later where something still reads it', async () => {
    await enquire(1);
    fixture.clock.advance(91 * DAY);
    await fixture.database.db.withClient(async (reader) => {
      await reader.query('begin isolation level repeatable read');
      await reader.query('select from lead');
      const purging = purge();
      await waitsFor(purging);
      fixture.clock.advance(60_000);
      await purging;
      assert.ok((await found()) > 0);
      await reader.query('commit');
    });
    await purge();
    assert.equal(await found(), 0);
  });
});
