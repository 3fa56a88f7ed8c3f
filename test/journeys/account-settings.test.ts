import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Dashboard } from '../../src/app/pages/dashboard/index.ts';
import { statement } from '../../src/platform/db/index.ts';
import { ExpectedError } from '../../src/platform/errors.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';
import { somebodyWaits } from '../support/lock-waits.ts';

let fixture: LeadLab;
let owner: Owner;
let account: Dashboard['account'];
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  owner = await fixture.owner({ webhook: false, premium: true });
  ({ account } = await dashboardOf(fixture, owner.slug));
  fixture.fakeSmtp.arrived.length = 0;
  fixture.fakeSmtp.refusal = '';
});

const PROFILE = {
  name: 'Harbour & Hill Vans',
  website: 'https://harbour-hill.example',
  categories: ['campervan', 'motorhome'],
  countries: ['GB', 'IE'],
  language: 'fr',
  time_zone: 'Atlantic/Madeira',
};
const audit = async () =>
  (await fixture.context.audit.list({ partnerId: owner.id }, 50)).map(
    ({ actor, action, before, after }) => ({ actor, action, before, after }),
  );
const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ExpectedError, String(error));
  return error.details?.map(({ path }) => path) ?? error.code;
};
const mails = async () => {
  await fixture.drain();
  return fixture.fakeSmtp.arrived.splice(0);
};
const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString(),
    );

describe('who a partner is', () => {
  it('is changed by its owner, shown by the API, and recorded as it was and is', async () => {
    await account.changeProfile(PROFILE);
    const { name, website, categories, countries, language, time_zone } = await account.view();
    assert.deepEqual({ name, website, categories, countries, language, time_zone }, PROFILE);
    const { body } = await owner.call('GET', '/me');
    assert.deepEqual([body.name, body.slug], [PROFILE.name, owner.slug], 'its slug stays');
    const [entry, ...others] = await audit();
    assert.equal(others.length, 0);
    assert.deepEqual([entry?.actor, entry?.action], ['owner@vans.example', 'account.profile']);
    assert.deepEqual(entry?.before, {
      name: 'Harbour Vans',
      website: 'https://vans.example',
      categories: [],
      countries: [],
      language: 'en',
      time_zone: null,
    });
    assert.deepEqual(entry?.after, PROFILE);
  });

  it('is named on its listings from then on', async () => {
    await account.changeProfile(PROFILE);
    const answer = await fixture.services.publicListings.find(owner.listingId);
    assert.match(JSON.stringify(answer), /Harbour & Hill Vans/);
  });

  it('is refused with the problem of each field, as at creation, and nothing is changed', async () => {
    for (const [field, value, path] of [
      ['name', ' ', 'name'],
      ['name', 'x'.repeat(121), 'name'],
      ['name', 'Harbour\nVans', 'name'],
      ['website', 'vans', 'website'],
      ['website', 'https://vans.example@evil.example', 'website'],
      ['website', 'https://vans.example/our vans', 'website'],
      ['website', `https://vans.example/${'x'.repeat(300)}`, 'website'],
      ['categories', ['houseboat'], 'categories.0'],
      ['countries', ['GB', 'ZZ'], 'countries.1'],
      ['countries', ['GBR'], 'countries.0'],
      ['language', 'it', 'language'],
      ['slug', 'other', 'slug'],
    ] as const) {
      const refused = await problemsOf(account.changeProfile({ ...PROFILE, [field]: value }));
      assert.deepEqual(refused, [path], `${field} ${JSON.stringify(value)}`);
    }
    assert.equal((await account.view()).name, 'Harbour Vans');
    assert.deepEqual(await audit(), []);
  });

  it('is not recorded when nothing is different', async () => {
    await account.changeProfile(PROFILE);
    await account.changeProfile(PROFILE);
    assert.equal((await audit()).length, 1);
  });
});

describe('members who do not own the account', () => {
  it('see it and change nothing of it', async () => {
    for (const role of ['member', 'reader'] as const) {
      const dashboard = await dashboardOf(fixture, owner.slug, role);
      assert.equal((await dashboard.account.view()).name, 'Harbour Vans');
      for (const attempt of [
        () => dashboard.account.changeProfile(PROFILE),
        () => dashboard.account.changeLeadEmail({ goesTo: 'nobody' }),
        () => dashboard.account.changeMails([]),
        () => dashboard.account.askContactChange('desk@vans.example'),
        () => dashboard.account.withdrawContactChange(),
        () => dashboard.account.archive(),
        () => dashboard.account.close('Harbour Vans'),
        () => dashboard.team.add('ada@vans.example', 'owner'),
        () => dashboard.team.remove(1),
        () => dashboard.team.changeRole(1, 'owner'),
        () => dashboard.team.inviteAgain(1),
      ]) {
        assert.equal(await problemsOf(attempt()), 'forbidden', `${role}: ${attempt}`);
      }
    }
    assert.deepEqual(await audit(), []);
  });
});

describe('the address for enquiries', () => {
  const enquiryGoesTo = async () => {
    fixture.clock.advance(900_000);
    await fixture.enquire(owner.listingId);
    return (await mails()).flatMap(({ to }) => to);
  };

  it('has three states, and a way back from each to each', async () => {
    const { goesTo } = (await account.view()).leadEmail;
    assert.equal(goesTo, 'contact');
    for (const [wanted, arrives, told] of [
      [
        { goesTo: 'address', email: 'desk@vans.example' },
        ['desk@vans.example'],
        'desk@vans.example',
      ],
      [{ goesTo: 'nobody' }, [], null],
      [{ goesTo: 'contact' }, ['office@vans.example'], null],
      [{ goesTo: 'nobody' }, [], null],
      [
        { goesTo: 'address', email: 'desk@vans.example' },
        ['desk@vans.example'],
        'desk@vans.example',
      ],
      [{ goesTo: 'contact' }, ['office@vans.example'], null],
    ] as const) {
      await account.changeLeadEmail(wanted);
      assert.deepEqual((await account.view()).leadEmail, wanted);
      assert.deepEqual(await enquiryGoesTo(), arrives, JSON.stringify(wanted));
      assert.equal((await owner.call('GET', '/me')).body.lead_email, told);
    }
  });

  it('takes mails that wait with it, back to the contact address too', async () => {
    await account.changeLeadEmail({ goesTo: 'address', email: 'desk@vans.example' });
    fixture.fakeSmtp.refusal = 'Try later';
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    await account.changeLeadEmail({ goesTo: 'contact' });
    fixture.fakeSmtp.refusal = '';
    await fixture.drain(1);
    assert.deepEqual(
      fixture.fakeSmtp.arrived.map(({ to }) => to[0]),
      ['office@vans.example'],
    );
  });

  it('has to be an address', async () => {
    const wanted = { goesTo: 'address', email: 'desk at home' } as const;
    assert.deepEqual(await problemsOf(account.changeLeadEmail(wanted)), ['lead_email']);
    assert.deepEqual((await account.view()).leadEmail, { goesTo: 'contact' });
  });
});

describe('the contact address', () => {
  const links = async () => {
    const found: Record<string, string> = {};
    for (const { to, raw } of await mails()) {
      const token = /\/account\/contact\/([0-9A-Za-z]{43})/.exec(decoded(raw))?.[1];
      if (token) found[to[0]!] = token;
    }
    return { old: found['office@vans.example']!, new: found['desk@vans.example']! };
  };
  const contact = async () => (await account.view()).contactEmail;
  const { confirm, refuse, asked } = {
    confirm: (token: string) => fixture.services.contactChanges.confirm(token),
    refuse: (token: string) => fixture.services.contactChanges.refuse(token),
    asked: (token: string) => fixture.services.contactChanges.asked(token),
  };

  it('is changed when both addresses have confirmed, in whichever order', async () => {
    for (const [first, second] of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      await account.askContactChange('desk@vans.example');
      const link = await links();
      assert.equal(await confirm(link[first]), 'waiting');
      assert.equal(await confirm(link[first]), 'waiting', 'twice is once');
      assert.equal(await contact(), 'office@vans.example');
      assert.deepEqual((await account.view()).contactChange?.confirmed, {
        old: first === 'old',
        new: first === 'new',
      });
      assert.equal(await confirm(link[second]), 'changed');
      assert.equal(await contact(), 'desk@vans.example');
      assert.equal((await account.view()).contactChange, null);
      const told = (await mails()).map(({ to, headers }) => [
        to[0],
        headers.includes('Subject: The contact address of your Campcairn account has changed'),
      ]);
      assert.deepEqual(told.sort(), [
        ['desk@vans.example', true],
        ['office@vans.example', true],
      ]);
      for (const token of Object.values(link)) assert.equal(await confirm(token), undefined);
      owner = await fixture.owner({ webhook: false, premium: true });
      ({ account } = await dashboardOf(fixture, owner.slug));
    }
  });

  it('is changed also at the moment at which somebody asks for another change', async () => {
    // What a new wish locks: the partner, and then the wish that it takes the place of.
    const lockPartner = statement<never, [partnerId: number]>(
      'test.contact.lock_partner',
      'select from partner where id = $1 for no key update',
    );
    const lockWish = statement<never, [partnerId: number]>(
      'test.contact.lock_wish',
      'select from contact_change where partner_id = $1 for update',
    );
    await account.askContactChange('desk@vans.example');
    const link = await links();
    await confirm(link.old);
    const { db } = fixture.database;
    let confirmed: ReturnType<typeof confirm> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(lockPartner, [owner.id]);
      confirmed = confirm(link.new);
      await somebodyWaits(db);
      await tx.execute(lockWish, [owner.id]);
    });
    assert.equal(await confirmed, 'changed');
  });

  it('tells both what is asked, by whom, and at which of them', async () => {
    await account.askContactChange(' desk@vans.example ');
    const link = await links();
    const until = new Date('2026-05-11T09:00:00Z');
    const said = {
      to: 'desk@vans.example',
      from: 'office@vans.example',
      partner: 'Harbour Vans',
      requestedBy: 'owner@vans.example',
      timeZone: 'Europe/London',
      until,
      confirmed: { new: false, old: false },
    };
    assert.deepEqual(await asked(link.new), { ...said, side: 'new' });
    assert.deepEqual(await asked(link.old), { ...said, side: 'old' });
    assert.equal(await asked('x'.repeat(43)), undefined);
  });

  it('stays when either refuses, when it is withdrawn, and after seven days', async () => {
    for (const end of [
      (link: { old: string; new: string }) => refuse(link.old),
      (link: { old: string; new: string }) => refuse(link.new),
      () => account.withdrawContactChange(),
      async () => fixture.clock.advance(7 * 86_400_000),
    ]) {
      await account.askContactChange('desk@vans.example');
      const link = await links();
      await confirm(link.new);
      await end(link);
      for (const token of Object.values(link)) {
        assert.deepEqual([await confirm(token), await refuse(token)], [undefined, false]);
      }
      assert.deepEqual(
        [await contact(), await links()],
        ['office@vans.example', { old: undefined, new: undefined }],
      );
    }
  });

  it('is asked anew: former links are dead, and what was confirmed counts no more', async () => {
    await account.askContactChange('desk@vans.example');
    const former = await links();
    await confirm(former.old);
    await account.askContactChange('desk@vans.example');
    const link = await links();
    assert.equal(await confirm(former.new), undefined);
    assert.equal(await confirm(link.new), 'waiting');
    assert.equal(await contact(), 'office@vans.example');
  });

  it('takes enquiries with it unless they go elsewhere', async () => {
    await account.askContactChange('desk@vans.example');
    const link = await links();
    fixture.fakeSmtp.refusal = 'Try later';
    await fixture.enquire(owner.listingId);
    await fixture.drain();
    await confirm(link.old);
    await confirm(link.new);
    fixture.fakeSmtp.refusal = '';
    await fixture.drain(1);
    const enquiry = fixture.fakeSmtp.arrived.find(({ headers }) =>
      headers.some((line) => line.startsWith('Subject: New enquiry')),
    );
    assert.deepEqual(enquiry?.to, ['desk@vans.example']);
  });

  it('cannot be the one of today, nor what is no address', async () => {
    for (const email of ['office@vans.example', 'OFFICE@vans.example', 'desk', '']) {
      assert.deepEqual(await problemsOf(account.askContactChange(email)), ['contact_email'], email);
    }
    assert.deepEqual(await mails(), []);
  });

  it('is asked in the partner’s language', async () => {
    await account.changeProfile({ ...PROFILE, language: 'es' });
    await account.askContactChange('desk@vans.example');
    const [mail] = await mails();
    assert.match(decoded(mail!.raw), /https:\/\/campcairn\.example\/es\/account\/contact\//);
    assert.match(decoded(mail!.raw), /<html lang="es">/);
  });

  it('leaves who asked and who confirmed in the audit log', async () => {
    await account.askContactChange('desk@vans.example');
    const link = await links();
    await confirm(link.new);
    await confirm(link.old);
    assert.deepEqual(
      (await audit()).map(({ actor, action }) => [actor, action]),
      [
        ['office@vans.example', 'account.contact_change'],
        ['desk@vans.example', 'account.contact_confirm'],
        ['owner@vans.example', 'account.contact_ask'],
      ],
    );
  });
});
