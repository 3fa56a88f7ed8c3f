import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, statement } from '../../src/platform/db/index.ts';
import { aListing } from '../builders/listing.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

/** Most of a database without listings are the names of places, which take their time. */
const forgetPlaces = statement(
  'test.backup.forget_places',
  'truncate gazetteer_name, town, area, postcode',
);
/** Everything that is kept of travellers, in one text. */
const everything = statement<{ kept: string }>(
  'test.backup.everything',
  `select concat((select string_agg(lead::text, ' ') from lead),
     (select string_agg(convert_from(body, 'UTF8'), ' ') from delivery),
     (select string_agg(mail::text, ' ') from mail),
     (select string_agg(application::text, ' ') from application)) as kept`,
);
const schemas = statement<{ name: string }>(
  'test.backup.schemas',
  `select nspname::text as name from pg_namespace where nspname like 'campcairn%'`,
);
const members = statement<{ email: string }>(
  'test.backup.members',
  'select email from member order by email',
);
/** As a return to an earlier time by other means leaves the database. */
const bringBack = statement(
  'test.backup.bring_back',
  `with erased as (delete from erasure)
   update lead_enquiry set name = 'Zoë Lindqvist', wiped_at = null where wiped_at is not null`,
);

const folder = mkdtempSync(join(tmpdir(), 'campcairn-backup-'));
const file = join(folder, 'backup');
let fixture: LeadLab;
let owner: Owner;
let cc: CommandLine;
before(async () => {
  fixture = await startLeadLab();
  // The command line has the time of the day.
  fixture.clock.set(new Date().toISOString());
  owner = await fixture.owner();
  cc = commandLine(fixture);
  await fixture.database.db.execute(forgetPlaces);
});
after(async () => {
  await fixture.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kept = async (db = fixture.database.db) => (await db.one(everything)).kept;
const member = (email: string, role: 'owner' | 'reader') =>
  fixture.context.db.transaction((tx) =>
    fixture.services.members.add(tx, owner.id, {
      email,
      role,
      invitedBy: 'office@vans.example',
    }),
  );
const namesOfLeads = async () => (await owner.leads()).map(({ name }) => name);

describe('a backup of a Campcairn that runs', () => {
  let zoe: string;
  /** Who closes the account after the backup. */
  let leaver: Owner;
  before(async () => {
    leaver = await fixture.owner({ name: 'Leaving Vans' });
    await fixture.enquire(owner.listingId);
    zoe = String((await owner.lead()).id);
    await fixture.enquire(owner.listingId, {
      name: 'Ana Sousa',
      email: 'ana@mail.example',
      phone: '',
    });
    await member('leaving@vans.example', 'reader');
    await member('staying@vans.example', 'owner');
    await fixture.drain();
  });

  it('is restored into a scratch database and compared before it counts as made', async () => {
    const made = await cc.cc('backup', file);
    assert.equal(made.checked, true);
    assert.ok(made.rows > 10);
    assert.equal(statSync(file).mode & 0o777, 0o600, 'others cannot read it');
    assert.ok(!existsSync(`${file}.part`));
    assert.match(await cc.refusal('backup', folder), /is a folder: name a file in it/);
    const { tables, rows } = await cc.cc('backup', 'check', file);
    assert.deepEqual({ tables, rows }, { tables: made.tables, rows: made.rows });
  });

  it('says what is wrong when it is damaged, cut off, or none, or a file of erasures is missing', async () => {
    const bytes = readFileSync(file);
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1]! ^= 1;
    const broken: [bytes: Buffer, reason: RegExp][] = [
      [damaged, /damaged|no backup/],
      [bytes.subarray(0, bytes.length - 2_000), /damaged|cut off/],
      [Buffer.from('something else'), /no backup/],
    ];
    const other = join(folder, 'broken');
    for (const [content, reason] of broken) {
      writeFileSync(other, content);
      assert.match(await cc.refusal('restore', other, '--force'), reason);
      assert.match(await cc.refusal('backup', 'check', other), reason);
    }
    assert.match(
      await cc.refusal('restore', join(folder, 'nothing'), '--force'),
      /cannot be opened/,
    );
    for (const wrong of [join(folder, 'nothing.log'), other]) {
      const refusal = await cc.refusal('restore', file, '--force', '--erasures', wrong);
      assert.match(refusal, /is no file of erasures that can be read/);
    }
    assert.deepEqual(await namesOfLeads(), ['Zoë Lindqvist', 'Ana Sousa'], 'all is as it was');
    assert.deepEqual(await fixture.database.db.query(schemas), []);
  });

  it('is not returned to by mistake, nor without its keys', async () => {
    assert.match(await cc.refusal('restore', file), /--force/);
    const elsewhere = commandLine(fixture, { SECRET_KEY: 'another key than that of the backup' });
    assert.match(await elsewhere.refusal('restore', file, '--force'), /secret\.key/);
  });

  it('comes back under the running process, without what was erased since', async () => {
    assert.equal(await fixture.services.retention.eraseLead(zoe), 1);
    const people = await fixture.services.members.list(owner.id);
    const leaving = people.find(({ email }) => email.startsWith('leaving'));
    await fixture.context.db.transaction((tx) =>
      fixture.services.members.remove(tx, owner.id, leaving!.id),
    );
    await fixture.context.db.transaction((tx) =>
      fixture.services.closedAccounts.close(tx, leaver.id, {
        typedName: 'Leaving Vans',
        by: 'office@vans.example',
      }),
    );
    await owner.call('PUT', '/listings/later', aListing());
    await owner.call('PUT', '/listings/bramble', aListing({ title: 'Changed since' }));

    const restored = await cc.cc('restore', file, '--force');
    assert.equal(restored.erased_again, 4);
    assert.equal((await leaver.call('GET', '/me')).status, 401, 'a closed account stays closed');
    assert.deepEqual(await namesOfLeads(), [null, 'Ana Sousa']);
    const text = await kept();
    assert.match(text, /ana@mail\.example/);
    assert.doesNotMatch(text, /Zoë|zoe@|46 70 123/);
    assert.deepEqual(
      (await fixture.database.db.query(members)).map(({ email }) => email),
      ['office@vans.example', 'staying@vans.example'],
    );
    const status = async (id: string) => (await owner.call('GET', `/listings/${id}`)).status;
    assert.deepEqual([await status('bramble'), await status('later')], [200, 404]);
    assert.deepEqual(await fixture.database.db.query(schemas), []);
  });

  it('leaves nothing of the former data in the search, and takes new data with new numbers', async () => {
    const shown = async () => {
      const inventory = await fixture.services.search.inventory();
      return inventory.categories(null).get('campervan');
    };
    // A search waits no longer than a moment for an index that is loaded anew.
    while ((await shown()) !== 1) await wait(20);
    const before = await owner.leads();
    const { body } = await owner.call('PUT', '/listings/new', aListing());
    assert.ok(body.id > owner.listingId + 2, 'none that a lost listing had');
    assert.equal(await shown(), 2);
    await fixture.enquire(owner.listingId, { name: 'After it', email: 'after@mail.example' });
    assert.equal((await owner.leads()).length, before.length + 1);
    assert.equal((await owner.lead()).name, 'After it', 'behind those there were');
  });
});

describe('when the database is lost', () => {
  let empty: TestDatabase;
  before(async () => {
    // The job that keeps what was erased beside the database.
    await fixture.services.erasures.keep();
    empty = await createTestDatabase();
    await empty.db.execute(forgetPlaces);
  });
  after(() => empty.drop());

  it('a backup comes back into an empty one, without what the file beside it names as erased', async () => {
    const elsewhere = commandLine(fixture, { DATABASE_URL: empty.url });
    const restored = await elsewhere.cc('restore', file);
    assert.equal(restored.erased_again, 4);
    const db = openDatabase(empty.url, { max: 1 });
    assert.match(await kept(db), /ana@mail\.example/);
    assert.doesNotMatch(await kept(db), /Zoë|zoe@/);
    await db.end();
  });

  it('what another way back has brought is erased by the process that runs', async () => {
    await fixture.database.db.execute(bringBack);
    assert.match(await kept(), /Zoë/);
    assert.equal(await fixture.services.erasures.keep(), 4);
    assert.doesNotMatch(await kept(), /Zoë/);
  });
});
