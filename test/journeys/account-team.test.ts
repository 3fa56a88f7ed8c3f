import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Dashboard } from '../../src/app/pages/dashboard/index.ts';
import { ExpectedError } from '../../src/platform/errors.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

let fixture: LeadLab;
let owner: Owner;
let team: Dashboard['team'];
before(async () => {
  fixture = await startLeadLab();
});
after(() => fixture.stop());
beforeEach(async () => {
  await fixture.rewind();
  owner = await fixture.owner({ webhook: false });
  ({ team } = await dashboardOf(fixture, owner.slug));
  fixture.fakeSmtp.arrived.length = 0;
});

const mails = async () => {
  await fixture.drain();
  return fixture.fakeSmtp.arrived.splice(0);
};
const roles = async () => (await team.list()).map(({ email, role }) => `${email} ${role}`);
const memberNamed = async (email: string) =>
  (await team.list()).find((member) => member.email === email)!;
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ExpectedError, String(error));
  return error.code;
};

describe('a team', () => {
  it('begins with the contact address as its owner', async () => {
    assert.deepEqual(await roles(), ['office@vans.example owner']);
  });

  it('grows by invitation: the mail says who invites, what one may do, and holds no token', async () => {
    await team.add(' ada@vans.example ', 'member');
    await team.add('max@vans.example', 'reader');
    assert.deepEqual(await roles(), [
      'office@vans.example owner',
      'ada@vans.example member',
      'max@vans.example reader',
    ]);
    const ada = (await mails()).find(({ to }) => to[0] === 'ada@vans.example');
    const subject = 'Subject: You are invited to the team of Harbour Vans at Campcairn';
    assert.ok(ada!.headers.includes(subject), ada!.headers.join('\n'));
    const raw = ada!.raw.replace(/=\r\n/g, '');
    assert.match(raw, /owner@vans\.example has added this address/);
    assert.match(raw, /You may change listings/);
    assert.deepEqual(
      [...raw.matchAll(/https:\/\/[^\s"]+/g)].map(([link]) => link),
      ['https://campcairn.example/sign-in', 'https://campcairn.example/sign-in'],
    );
    const { joinedAt, invitedBy } = await memberNamed('ada@vans.example');
    assert.deepEqual([joinedAt, invitedBy], [null, 'owner@vans.example']);
  });

  it('has each address once, in whatever letters it is written', async () => {
    await team.add('ada@vans.example', 'member');
    assert.equal(await refusal(team.add('ADA@vans.example', 'owner')), 'validation_error');
    assert.equal(await refusal(team.add('ada at vans', 'owner')), 'validation_error');
    assert.equal((await mails()).length, 1);
  });

  it('invites again who has not signed in yet, and nobody else', async () => {
    await team.add('ada@vans.example', 'member');
    const { id } = await memberNamed('ada@vans.example');
    await team.inviteAgain(id);
    assert.equal((await mails()).length, 2);
    await fixture.services.members.joined(fixture.context.db, 'ada@vans.example');
    assert.equal(await refusal(team.inviteAgain(id)), 'bad_request');
    assert.equal((await mails()).length, 0);
  });

  it('mails nobody without end: five invitations a day to one address, twenty an hour in all', async () => {
    await team.add('ada@vans.example', 'member');
    const { id } = await memberNamed('ada@vans.example');
    for (let more = 0; more < 4; more++) await team.inviteAgain(id);
    assert.equal(await refusal(team.inviteAgain(id)), 'rate_limited');
    await team.remove(id);
    assert.equal(await refusal(team.add('ADA@vans.example', 'member')), 'rate_limited');
    for (let other = 0; other < 15; other++) await team.add(`crew-${other}@vans.example`, 'reader');
    assert.equal(await refusal(team.add('max@vans.example', 'reader')), 'rate_limited');
    assert.equal((await mails()).length, 20);
    fixture.clock.advance(3_600_000);
    await team.add('max@vans.example', 'reader');
    fixture.clock.advance(23 * 3_600_000);
    await team.add('ada@vans.example', 'member');
    assert.equal((await mails()).length, 2);
  });

  it('changes roles and removes people, and always keeps an owner', async () => {
    const { id: first } = await memberNamed('office@vans.example');
    assert.equal(await refusal(team.remove(first)), 'bad_request');
    assert.equal(await refusal(team.changeRole(first, 'reader')), 'bad_request');
    await team.add('ada@vans.example', 'member');
    const { id: ada } = await memberNamed('ada@vans.example');
    await team.changeRole(ada, 'owner');
    await team.remove(first);
    assert.deepEqual(await roles(), ['ada@vans.example owner']);
    assert.equal(await fixture.services.members.find('office@vans.example', owner.slug), undefined);
  });

  it('is nobody else’s: members of another partner are not found', async () => {
    const other = await fixture.owner({ webhook: false, name: 'Other Vans' });
    const others = await dashboardOf(fixture, other.slug);
    const [stranger] = await others.team.list();
    for (const attempt of [
      () => team.remove(stranger!.id),
      () => team.changeRole(stranger!.id, 'reader'),
      () => team.inviteAgain(stranger!.id),
    ])
      assert.equal(await refusal(attempt()), 'not_found');
    assert.equal((await others.team.list()).length, 1);
  });

  it('leaves each change in the audit log', async () => {
    await team.add('ada@vans.example', 'member');
    const { id } = await memberNamed('ada@vans.example');
    await team.changeRole(id, 'reader');
    await team.changeRole(id, 'reader');
    await team.remove(id);
    const entries = await fixture.context.audit.list({ partnerId: owner.id }, 50);
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      [
        ['team.remove', { email: 'ada@vans.example', role: 'reader' }, null],
        [
          'team.role',
          { email: 'ada@vans.example', role: 'member' },
          { email: 'ada@vans.example', role: 'reader' },
        ],
        ['team.add', null, { email: 'ada@vans.example', role: 'member' }],
      ],
    );
  });

  it('is left by its people themselves, as the audit log tells, and keeps an owner', async () => {
    const asOwner = 'owner@vans.example';
    await team.add(asOwner, 'owner');
    await team.remove((await memberNamed('office@vans.example')).id);
    assert.equal(await refusal(team.leave()), 'bad_request');
    await team.add('reader@vans.example', 'reader');
    const { team: ofReader } = await dashboardOf(fixture, owner.slug, 'reader');
    await ofReader.leave();
    assert.equal(await refusal(ofReader.leave()), 'not_found');
    assert.deepEqual(await roles(), [`${asOwner} owner`]);
    const [entry] = await fixture.context.audit.list({ partnerId: owner.id }, 1);
    const { action, actor: name, before } = entry!;
    const left = { email: 'reader@vans.example', role: 'reader' };
    assert.deepEqual([action, name, before], ['team.leave', 'reader@vans.example', left]);
  });

  it('keeps one of two owners who leave at the same moment', async () => {
    await team.add('owner@vans.example', 'owner');
    await team.add('member@vans.example', 'owner');
    await team.remove((await memberNamed('office@vans.example')).id);
    const { team: ofOther } = await dashboardOf(fixture, owner.slug, 'member');
    const outcomes = await Promise.allSettled([team.leave(), ofOther.leave()]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    assert.equal((await roles()).length, 1);
  });
});
