import { teamInvitation, toMail } from '../../../mails/index.ts';
import type { MemberRole, MemberRow } from '../../../partners/index.ts';
import { createRecorder } from '../../../platform/audit/index.ts';
import { timestamp } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { ExpectedError, notFound } from '../../../platform/errors.ts';
import type { AppContext } from '../../composition/app-context.ts';
import type { Services } from '../../composition/services.ts';
import { allow, type Member } from './member.ts';

/** A person of a team, as the team's page shows them. */
export interface TeamMember {
  id: number;
  email: string;
  /** Whether this is the current user. */
  isOwn: boolean;
  /** Whether mails about the account go to this address. */
  isContact: boolean;
  role: MemberRole;
  invitedBy: string | null;
  invitedAt: string;
  /** Null until the person has signed in with the address. */
  joinedAt: string | null;
}

/** Limit of invitation mails of one partner; a lower one applies to a single address. */
const INVITATIONS_PER_HOUR = 20;
const INVITATIONS_TO_ADDRESS_PER_DAY = 5;

const isAddress = (wanted: string, { email }: MemberRow): boolean =>
  email.toLowerCase() === wanted.toLowerCase();

const present = (row: MemberRow): Omit<TeamMember, 'isOwn' | 'isContact'> => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  invitedAt: timestamp(row.created_at),
  joinedAt: row.joined_at && timestamp(row.joined_at),
});

const said = ({ email, role }: MemberRow) => ({ email, role });

export function createTeam(context: AppContext, services: Services, member: Member) {
  const { db, rateLimits, settings } = context;
  const { partnerId, slug, actor, isOperator } = member;
  const { accounts, members, mailQueue } = services;
  const { record } = createRecorder(context, member.actor, member.partnerId);
  const hourly = rateLimits.exact('invitations', INVITATIONS_PER_HOUR, 3600);
  const daily = rateLimits.exact('invitations of one', INVITATIONS_TO_ADDRESS_PER_DAY, 86_400);
  /** Throws `rate_limited` when too many invitations were mailed. */
  const takeInvitation = async (tx: Tx, email: string): Promise<void> => {
    if (!(await daily.take(`${partnerId} ${email.toLowerCase()}`, 1, tx))) {
      const sentence = `At most ${INVITATIONS_TO_ADDRESS_PER_DAY} invitations a day are sent to one address.`;
      throw new ExpectedError('rate_limited', sentence);
    }
    if (!(await hourly.take(String(partnerId), 1, tx))) {
      throw new ExpectedError(
        'rate_limited',
        `At most ${INVITATIONS_PER_HOUR} invitations an hour are sent.`,
      );
    }
  };
  const isOwn = (row: MemberRow): boolean => !isOperator && isAddress(actor.name, row);
  const found = async (memberId: number): Promise<MemberRow> => {
    const row = (await members.list(partnerId)).find(({ id }) => id === memberId);
    if (!row) throw notFound('member');
    return row;
  };
  /** Makes a change and records it under `team.<what>`; optionally mails an invitation. */
  const change = async (
    what: string,
    make: (tx: Tx) => Promise<{ before?: MemberRow; after?: MemberRow }>,
    invites = false,
  ): Promise<void> => {
    const { name: partner, language } = await accounts.get(partnerId);
    await db.transaction(async (tx) => {
      const { before, after } = await make(tx);
      await record(tx, {
        action: `team.${what}`,
        subject: `partner ${slug}`,
        ...(before ? { before: said(before) } : {}),
        ...(after ? { after: said(after) } : {}),
      });
      if (!invites || !after) return;
      await takeInvitation(tx, after.email);
      const facts = {
        partner,
        invitedBy: actor.name,
        role: after.role,
        publicUrl: settings.PUBLIC_URL,
      };
      await mailQueue.post(tx, toMail(after.email, teamInvitation(language, facts)));
    });
  };
  return {
    async list(): Promise<TeamMember[]> {
      const { contact_email: contact } = await accounts.get(partnerId);
      return (await members.list(partnerId)).map((row) => ({
        ...present(row),
        isOwn: isOwn(row),
        isContact: isAddress(contact, row),
      }));
    },
    /** Adds a person and invites them by mail. Throws `validation_error` at `email`; `rate_limited`. */
    async add(email: string, role: MemberRole): Promise<void> {
      allow(member, 'team.write');
      const wish = { email, role, invitedBy: actor.name };
      await change('add', async (tx) => ({ after: await members.add(tx, partnerId, wish) }), true);
    },
    /**
     * Sends the invitation again. Throws `not_found`, `rate_limited`, or `bad_request` when the
     * person has already signed in.
     */
    async inviteAgain(memberId: number): Promise<void> {
      allow(member, 'team.write');
      const row = await found(memberId);
      if (row.joined_at) throw new ExpectedError('bad_request', 'has signed in already');
      await change('invite', async () => ({ after: row }), true);
    },
    /** Throws `not_found`; `bad_request` when no owner would remain. */
    async changeRole(memberId: number, role: MemberRole): Promise<void> {
      allow(member, 'team.write');
      const before = await found(memberId);
      if (before.role === role) return;
      await change('role', async (tx) => ({
        before,
        after: await members.changeRole(tx, partnerId, memberId, role),
      }));
    },
    /** Throws `not_found`; `bad_request` when no owner would remain. */
    async remove(memberId: number): Promise<void> {
      allow(member, 'team.write');
      await change('remove', async (tx) => ({
        before: await members.remove(tx, partnerId, memberId),
      }));
    },
    /**
     * Removes the current user, whatever their role. Throws `not_found`; `bad_request` when no
     * owner would remain.
     */
    async leave(): Promise<void> {
      const own = (await members.list(partnerId)).find(isOwn);
      if (!own) throw notFound('member');
      await change('leave', async (tx) => ({
        before: await members.remove(tx, partnerId, own.id),
      }));
    },
  };
}
