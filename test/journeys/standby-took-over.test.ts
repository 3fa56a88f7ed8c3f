import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { statement } from '../../src/platform/db/index.ts';
import { anEnquiry } from '../builders/enquiry.ts';
import { aListing } from '../builders/listing.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';

/** What a standby lacks that had not received the last lead: the lead, its event, and their numbers. */
const loseLastLead = statement(
  'test.standby.lose_last_lead',
  `with lead_gone as (delete from lead where seq = (select max(seq) from lead)),
     event_gone as (delete from delivery where id = (select max(id) from delivery)),
     number as (update lead_sequence set last = last - 1)
   update event_sequence set last = last - 1`,
);

let campcairn: TestCampcairn;
let line: CommandLine;
let partner: Partner;
before(async () => {
  campcairn = await startTestCampcairn({}, { worker: false });
  line = commandLine(campcairn);
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

it('partners who follow leads and events miss none after a standby took over that lacked the last', async () => {
  const { body: listing } = await partner.call('PUT', '/listings/bramble', aListing());
  const ask = (message: string) => anEnquiry(campcairn, listing.id, { message });
  const read = async (path: string, cursor?: string) => {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    return (await partner.call('GET', `${path}?limit=1${after}`)).body;
  };
  for (const message of ['First', 'Second', 'Lost']) await ask(message);
  const cursors = new Map<string, string>();
  for (const path of ['/leads', '/events']) {
    const first = await read(path);
    // The partner has read the lost one, and keeps the cursor behind it.
    const second = await read(path, first.next_cursor);
    await ask(`One more, so that there is a cursor behind the third: ${path}`);
    cursors.set(path, (await read(path, second.next_cursor)).next_cursor);
  }
  // What came behind the third is lost as well.
  for (let lost = 0; lost < 3; lost++) await campcairn.database.db.execute(loseLastLead);

  const { numbers_left_out: leftOut } = await line.cc('database', 'promoted');
  assert.equal(leftOut, 1_000_000);
  await ask('After it');
  const { data: leads } = await read('/leads', cursors.get('/leads'));
  assert.deepEqual(
    leads.map(({ message }: { message: string }) => message),
    ['After it'],
  );
  const { data: events } = await read('/events', cursors.get('/events'));
  assert.equal(events.length, 1);
  const { body: another } = await partner.call('PUT', '/listings/heather', aListing());
  assert.ok(another.id > listing.id + leftOut, 'a number of a lost listing is not given again');
  const [entry] = await campcairn.context.audit.list({}, 1);
  assert.equal(entry?.action, 'database.promoted');
});
