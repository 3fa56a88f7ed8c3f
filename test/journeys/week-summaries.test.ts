import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createPartnerMails } from '../../src/mails/index.ts';
import { createWeekSummaries } from '../../src/app/use-cases/account/week-summaries.ts';
import { createWeeks } from '../../src/partners/index.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type LeadLab, type Owner, startLeadLab, TYPED } from '../support/lead-fixture.ts';
import type { ArrivedMail } from '../support/fake-smtp.ts';

let fixture: LeadLab;
let monday: Date;
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let weeks = 0;
/** Each test has weeks of its own: it begins on a Wednesday, and `monday` ends that week. */
beforeEach(() => {
  weeks += 2;
  monday = new Date(Date.parse('2026-05-04T00:00:00Z') + weeks * 7 * DAY);
  fixture.clock.set(new Date(monday.getTime() - 5 * DAY));
  fixture.answerWith(204);
  fixture.fakeSmtp.arrived.length = 0;
});

const at = (hours: number) => fixture.clock.set(new Date(monday.getTime() + hours * HOUR));
const textOf = ({ raw }: ArrivedMail) => raw.replaceAll('=\r\n', '');
const header = (mail: ArrivedMail, name: string) =>
  mail.headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
/** Sends what is due, and gives the summaries that have come, by the partner's name. */
const sent = async (): Promise<Map<string, ArrivedMail[]>> => {
  await fixture.services.apiCalls.write();
  await fixture.services.weekSummaries.sendDue();
  return delivered();
};
const delivered = async (): Promise<Map<string, ArrivedMail[]>> => {
  await fixture.drain();
  const named = (mail: ArrivedMail) =>
    /^(.*): your week at Campcairn$/.exec(header(mail, 'Subject') ?? '')?.[1] ?? '';
  return Map.groupBy(fixture.fakeSmtp.arrived.splice(0), named);
};
/** How many summaries of a partner have come. */
const countOf = async (name: string): Promise<number> => (await sent()).get(name)?.length ?? 0;
const named = async (name: string): Promise<Owner> => fixture.owner({ name });

describe('the mail of a week', () => {
  it('is sent on Monday morning, with the figures of the week and nothing of a traveller', async () => {
    const owner = await named('Figures Vans');
    for (const message of ['One', 'Two', 'Three'])
      await fixture.enquire(owner.listingId, { message });
    await owner.call('PUT', '/listings/nowhere', {});
    at(5.9);
    assert.equal(await countOf('Figures Vans'), 0, 'not in the night');
    at(6);
    const mails = (await sent()).get('Figures Vans');
    assert.equal(mails?.length, 1);
    assert.deepEqual(mails[0]!.to, ['office@vans.example']);
    const text = textOf(mails[0]!);
    for (const said of [
      /Enquiries +3 +0/,
      /1 active listing has no photo\./,
      /API calls refused: 33\.3%/,
      new RegExp(`https://campcairn\\.example/dashboard/${owner.slug}`),
    ])
      assert.match(text, said);
    for (const secret of ['Zo', 'Lindqvist', TYPED.email, '123 45', 'Three']) {
      assert.ok(!text.includes(secret), secret);
    }
  });

  it('is sent once, whoever sends it and however often', async () => {
    await named('Once Vans');
    at(7);
    await Promise.all([1, 2, 3].map(() => fixture.services.weekSummaries.sendDue()));
    assert.equal((await delivered()).get('Once Vans')?.length, 1);
    at(20);
    assert.equal(await countOf('Once Vans'), 0);
    at(7 * 24 + 7);
    assert.equal(await countOf('Once Vans'), 1, 'of the week after');
  });

  it('is sent once when a process ends in the midst of it, and one failure is not that of others', async () => {
    const names = ['First Vans', 'Second Vans', 'Third Vans'];
    for (const name of names) await named(name);
    const { db, clock, keyRing } = fixture.context;
    const { mailQueue, leadDays, apiCalls, listings, healthOf } = fixture.services;
    const failing = createWeekSummaries({
      db,
      clock,
      weeks: createWeeks(db),
      leadDays,
      apiCalls,
      healthOf,
      listings,
      mails: createPartnerMails({
        keyRing,
        publicUrl: 'https://campcairn.example',
        timeZoneOf: () => 'Europe/London',
        async post(tx, mail) {
          await mailQueue.post(tx, mail);
          if (mail.subject.startsWith('Second')) throw new Error('the process ends here');
        },
      }),
    });
    const countsIn = (mails: Map<string, ArrivedMail[]>) =>
      names.map((name) => mails.get(name)?.length ?? 0);
    at(7);
    await assert.rejects(failing.sendDue(), /the process ends here/);
    assert.deepEqual(countsIn(await delivered()), [1, 0, 1]);
    assert.deepEqual(countsIn(await sent()), [0, 1, 0]);
    assert.deepEqual(countsIn(await sent()), [0, 0, 0]);
  });

  it('goes to approved partners only, and not about a week before they were', async () => {
    const suspended = await named('Suspended Vans');
    await fixture.services.partners.setStatus(suspended.slug, 'suspended');
    at(3);
    await named('Late Vans');
    at(7);
    const mails = await sent();
    assert.deepEqual([mails.has('Suspended Vans'), mails.has('Late Vans')], [false, false]);
    at(7 * 24 + 7);
    assert.equal(await countOf('Late Vans'), 1);
  });

  it('is not sent to a partner without listings of which nothing has happened', async () => {
    await fixture.partner('Silent Vans');
    const calling = await fixture.partner('Calling Vans');
    await calling.call('GET', '/me');
    at(7);
    const mails = await sent();
    assert.deepEqual([mails.has('Calling Vans'), mails.has('Silent Vans')], [true, false]);
  });

  it('is switched off by the link in it that a mail program posts to, or in the dashboard', async () => {
    const owner = await named('Quiet Vans');
    at(7);
    const [mail] = (await sent()).get('Quiet Vans')!;
    assert.equal(header(mail!, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click');
    const link = /^<(.*)>$/.exec(header(mail!, 'List-Unsubscribe')!)![1]!;
    const token = new URL(link).pathname.split('/').at(-1)!;
    assert.ok(await fixture.services.mailTopics.switchOff(token));
    at(7 * 24 + 7);
    assert.equal(await countOf('Quiet Vans'), 0);
    await (await dashboardOf(fixture, owner.slug)).account.changeMails(['summary']);
    assert.equal(await countOf('Quiet Vans'), 1);
  });

  it('is not sent when the morning is two days past', async () => {
    await named('Old Vans');
    at(48);
    assert.equal(await countOf('Old Vans'), 0);
  });
});
