import type { SentenceName } from './en.ts';

/**
 * The sentences that the program spells in another way, because programs read them too, or because they contain what
 * people need not know.
 */
export const SPELLINGS: Partial<Record<SentenceName, string>> = {
  accountStatus: 'The account is {status}: this can be changed once it is approved.',
  role: 'Your role ({role}) does not allow this. An owner of the account can change your role.',
  notOnAccount: 'There is no such {what} on your account.',
  signedInAlready: 'has signed in already',
  memberAlready: 'is a member already',
  accountName: "must be the account's name, {name}",
  noWebhookAddress: 'No webhook_url is set; set one with PATCH /me.',
  date: 'must be a date such as 2026-05-31',
  endAfterStart: 'must be after start',
  startIs: 'start {why}',
  endIs: 'end {why}',
  statusIs: 'status {why}',
  lineStart: 'start must be a date such as 2026-05-31',
  lineEnd: 'end must be a date such as 2026-05-31',
  overlaps: 'overlaps the range from {from} to {to}',
  tooManyParts: 'has more than a start, an end, a status and a price',
  tooManyRanges: 'has more than {max} ranges: paste fewer, longer ones',
  claimState: 'The claim is {status}.',
  rowId: 'is missing: give each row an id of its own that never changes, in a column called id',
  farFromLand:
    'lies more than 50 km from any country, probably in an ocean: check that lat and lng are not swapped',
  rowDegrees: 'is no number of degrees: {text}; {how}',
};
