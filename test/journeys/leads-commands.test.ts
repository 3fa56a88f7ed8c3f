import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { systemClock } from '../../src/platform/clock.ts';
import { type CommandLine, commandLine } from '../support/command-line.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owner: Owner;
let say: CommandLine['say'];
let cc: CommandLine['cc'];
before(async () => {
  fixture = await startLeadLab({ SMTP_URL: '' });
  // The commands go by the real time.
  fixture.clock.set(systemClock.now());
  owner = await fixture.owner({ premium: true });
  ({ say, cc } = commandLine(fixture));
});
after(() => fixture.stop());

const fails = async (pattern: RegExp, ...args: string[]) =>
  assert.rejects(cc(...args), ({ code, stdout, stderr }) => {
    const { error } = JSON.parse(stdout) as { error: { code: string; message: string } };
    assert.equal(code, { usage: 2, not_found: 3 }[error.code] ?? 4);
    assert.ok(stderr.startsWith(error.message));
    assert.match(stderr, pattern);
    return true;
  });

describe('the operators’ commands', () => {
  it('list deliveries with their attempts, of one partner or all, and send one again', async () => {
    fixture.answerWith(503, 'maintenance');
    await fixture.enquire(owner.listingId);
    await fixture.drain(12);
    const { id } = await owner.lead();
    const [delivery, ...others] = await cc('deliveries', 'list', '--partner', owner.slug);
    assert.equal(others.length, 0);
    assert.deepEqual([delivery.lead, delivery.state, delivery.attempts], [id, 'failed', 6]);
    assert.deepEqual([delivery.next_attempt_at, delivery.log.length], [null, 6]);
    const { number, at, status, error, reason, reply } = delivery.log[5];
    assert.deepEqual([number, status, error, reply], [6, 503, 'status', 'maintenance']);
    assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(reason, 'It answered 503 instead of 2xx.');
    assert.equal((await cc('deliveries', 'list')).length, 1);

    assert.deepEqual(await cc('deliveries', 'resend', id), { lead: id, resent: true });
    assert.equal((await owner.lead()).delivery_status, 'pending');
    fixture.answerWith(200);
    await fixture.drain();
    const { delivery_status, delivery_attempts } = await owner.lead();
    assert.deepEqual([delivery_status, delivery_attempts], ['delivered', 7]);
    await fails(/There is no lead lead_nobody/, 'deliveries', 'resend', 'lead_nobody');
    await fails(/There is no partner/, 'deliveries', 'list', '--partner', 'nobody');
    for (const limit of ['0', 'all', '1.5', '99999999999999999999']) {
      const wrong = ['deliveries', 'list', '--limit', limit];
      await fails(/^--limit must be a whole number from 1 to 100000\./, ...wrong);
    }
    assert.match(await say('deliveries', 'list'), new RegExp(`${id} .*delivered`));
  });

  it('show the mails that were kept', async () => {
    const list = await cc('mail', 'list');
    assert.deepEqual(
      list.map(({ purpose, state, to }: Record<string, string>) => [purpose, state, to]),
      [
        ['enquiry-failed', 'kept', 'office@vans.example'],
        ['enquiry', 'kept', 'office@vans.example'],
      ],
    );
    const mail = await cc('mail', 'show', String(list[1].id));
    assert.equal(mail.from, 'Campcairn enquiries <leads@campcairn.example>');
    assert.deepEqual(
      [mail.reply_to, mail.subject],
      ['zoe@mail.example', 'New enquiry: Bramble, a campervan for four'],
    );
    assert.match(mail.text, /Zoë Lindqvist/);
    assert.match(
      await say('mail', 'show', String(list[1].id)),
      /subject: New enquiry: Bramble[^]*Zoë/,
    );
    await fails(/There is no mail 999/, 'mail', 'show', '999');
    await fails(/ID must be/, 'mail', 'show', 'x');
  });

  it('export and erase what a traveller wrote', async () => {
    const [lead, ...others] = await cc('leads', 'export', '--email', 'ZOE@mail.example');
    assert.equal(others.length, 0);
    assert.deepEqual([lead.name, lead.partner.name], ['Zoë Lindqvist', 'Harbour Vans']);
    assert.deepEqual(await cc('leads', 'erase', '--email', 'zoe@mail.example'), { erased: 1 });
    assert.deepEqual(await cc('leads', 'export', '--email', 'zoe@mail.example'), []);
    assert.equal((await owner.lead()).name, null);
    const { id } = await owner.lead();
    await fails(/cannot be sent: it is a click, it is erased/, 'deliveries', 'resend', id);
    await fails(/Usage: cc leads erase --email EMAIL/, 'leads', 'erase');
    for (const what of ['erase', 'export']) {
      await fails(/--email must not be empty/, 'leads', what, '--email', '');
    }
  });

  it('purge what is 90 days old, at a time that may be given', async () => {
    await fixture.enquire(owner.listingId, { message: 'Another' });
    assert.deepEqual(await cc('leads', 'purge'), { purged: 0 });
    const later = new Date(fixture.clock.now().getTime() + 91 * 86_400_000).toISOString();
    await fails(/--as-of must be a date/, 'leads', 'purge', '--as-of', 'tomorrow');
    assert.deepEqual(await cc('leads', 'purge', '--as-of', later.slice(0, 10)), { purged: 1 });
    assert.deepEqual((await owner.lead()).message, null);
    const { text } = await cc('mail', 'show', String((await cc('mail', 'list'))[0].id));
    assert.equal(text, '');
  });
});
