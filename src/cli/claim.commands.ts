import type { Operations } from '../app/use-cases/operations/index.ts';
import type { ClaimReview, ReviewedClaim } from '../claims/index.ts';
import type { MailQueue } from '../platform/mail/index.ts';
import { timestamp } from '../platform/clock.ts';
import { type Command, flag, type Given, idArgument, text, textOption } from './command.ts';
import { asLines, asTable } from './output.ts';

export interface ClaimContext {
  operations: Pick<Operations, 'claims'>;
  claimReview: ClaimReview;
  mailQueue: Pick<MailQueue, 'sends'>;
}

/** Maximum number of claims in a list. */
const MAX_LISTED = 200;

const idOf = (given: Given): number => idArgument(given, 'a claim');

/** The state of a new mail. Without an SMTP server in the settings it is only stored (`kept`). */
const mailState = ({ sends }: ClaimContext['mailQueue']) => (sends ? 'waiting' : 'kept');

const row = (claim: ReviewedClaim) => ({
  id: claim.id,
  status: claim.status,
  partner: claim.partner.slug,
  campsite: claim.campsite.name,
  osm_ref: claim.campsite.osmRef,
  website: claim.campsite.website,
  partner_website: claim.partner.website,
  code: claim.look === null ? 'not looked' : (claim.look.found ?? 'not found'),
  created_at: timestamp(claim.createdAt),
});

export const claimCommands: Command<ClaimContext>[] = [
  {
    words: 'claim list',
    arguments: [],
    options: { decided: flag('those that were decided') },
    table: true,
    summary: 'List claims of campsites that wait, or those that were decided.',
    async run(given, { claimReview }) {
      const claims = given.options.decided
        ? await claimReview.decided(Number.MAX_SAFE_INTEGER, MAX_LISTED)
        : await claimReview.waiting(0, MAX_LISTED);
      return asTable(claims.map(row));
    },
  },
  {
    words: 'claim approve',
    arguments: ['ID'],
    options: { note: text('how it was checked by hand') },
    summary:
      'Approve a claim, and tell the partner by mail. Unless the code was found, --note says how it was checked.',
    async run(given, { operations, mailQueue }) {
      const id = idOf(given);
      const { claim, draft } = await operations.claims.approve(id, textOption(given, 'note'));
      const { status, checkedBy } = claim;
      const mail = mailState(mailQueue);
      return asLines({ id, status, checked_by: checkedBy, listing: draft, mail });
    },
  },
  {
    words: 'claim decline',
    arguments: ['ID'],
    options: { reason: text('the partner reads it') },
    required: ['reason'],
    summary: 'Decline a claim, and tell the partner the reason by mail.',
    async run(given, { operations, mailQueue }) {
      const id = idOf(given);
      const { status } = await operations.claims.decline(id, textOption(given, 'reason') ?? '');
      return asLines({ id, status, mail: mailState(mailQueue) });
    },
  },
  {
    words: 'claim revoke',
    arguments: ['ID'],
    options: { reason: text('the partner reads it') },
    required: ['reason'],
    summary: 'Revoke an approved claim, and tell the partner the reason by mail.',
    async run(given, { operations, mailQueue }) {
      const id = idOf(given);
      const { status } = await operations.claims.revoke(id, textOption(given, 'reason') ?? '');
      return asLines({ id, status, mail: mailState(mailQueue) });
    },
  },
];
