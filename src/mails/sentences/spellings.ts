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
  claimState: 'The claim is {status}.',
  rowId: 'is missing: give each row an id of its own that never changes, in a column called id',
  rowDegrees: 'is no number of degrees: {text}; {how}',
};
