import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { createAuthority } from '../support/certificates.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;

const stay = (lines: string) => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\n${events.map(stay).join('')}END:VCALENDAR\r\n`;
const WEEK = 'DTSTART:20260701\r\nDTEND:20260708';

/** What each calendar answers with at first, and later on. */
const SERVED: Record<string, [first: string, later: string]> = {
  '/good.ics': [calendar(WEEK), calendar(WEEK)],
  '/broken.ics': [
    calendar(WEEK),
    calendar('DTSTART:20260701', 'DTSTART:20260803\r\nDTEND:20260230'),
  ],
  '/endless.ics': [calendar(WEEK), calendar(`${WEEK}\r\nRRULE:FREQ=SECONDLY`)],
};

let site: TestSite;
let receiver: Receiver;
let partner: Partner;
let member: Visitor;
let isLater = false;
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), ({ path }, response) => {
    response.end(SERVED[path]![isLater ? 1 : 0]);
  });
  site = await startTestSite(
    { OUTBOUND_ALLOW: '127.0.0.0/8' },
    { worker: false, outboundCa: authority.ca },
  );
  partner = await site.partner();
  member = await signedIn(site, 'office@vans.example');
  await partner.call('PUT', '/listings/van', aListing());
});
after(async () => {
  await site.stop();
  await receiver.close();
});

it('the calendar of a listing says which imported calendars are read, and which event of the others is not', async () => {
  const page = `/dashboard/${partner.slug}/listings/edit/van/calendar`;
  for (const path of Object.keys(SERVED)) {
    const added = await member.post(`${page}?/add`, { url: `${receiver.url}${path}` });
    assert.equal(added.status, 303, added.text);
  }
  let hours = 0;
  const pass = async (more: number) => {
    hours += more;
    site.clock.advance(more * HOUR_MS);
    await site.services.worker.drain({ until: new Date(Date.now() + hours * HOUR_MS) });
  };
  const rows = async () => {
    const { text } = await member.get(page);
    const body = text
      .split('Imported calendars</caption>')[1]!
      .split('</tbody>')[0]!
      .split('<tbody>')[1]!;
    return body
      .split('</tr>')
      .map((row) => row.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
  };
  await pass(0.1);
  for (const row of (await rows()).slice(0, 3)) assert.match(row, /Fine .* 7 nights/);
  isLater = true;
  await pass(1);
  const [good, broken, endless] = await rows();
  assert.match(good!, /Fine/);
  assert.match(
    broken!,
    /Failing since 4 May 2026 Event 2 of 2 \(3 August 2026\) cannot be read: its DTEND is no day of the calendar: 20260230\. Its nights stay as they were\..* 7 nights/,
  );
  assert.match(endless!, /Event 1 of 1 \(1 July 2026\) cannot be read: its recurrence has no end/);
  assert.match(endless!, /Its nights stay as they were\..* 7 nights/);
  assert.doesNotMatch(endless!, /once a day/);
  await pass(2);
  const [stillGood, stillBroken, waits] = await rows();
  assert.match(stillGood!, /Fine/);
  assert.doesNotMatch(stillBroken!, /once a day/);
  assert.match(
    waits!,
    /so it is read once a day until that goes well: next on 5 May 2026, \d\d:\d\d/,
  );
  const { body } = await partner.call('GET', '/listings/van/availability');
  assert.deepEqual(body.ranges, []);
});
