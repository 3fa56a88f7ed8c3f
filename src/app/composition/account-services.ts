import type { Billing } from '../../billing/index.ts';
import { isCountryCode } from '../../listings/index.ts';
import {
  createClosing,
  createContactChanges,
  createLeadEmails,
  createMailTopics,
  createProfiles,
} from '../../partners/index.ts';
import { createClosedAccounts } from '../use-cases/account/closed-accounts.ts';
import type { FeedServices } from './feed-services.ts';
import type { Foundation } from './app-context.ts';
import type { createLeadServices } from './lead-services.ts';

/** Makes the use cases of partners' own accounts that span slices. */
export function createAccountServices(
  { settings, db, clock, keyRing, audit }: Foundation,
  { mailbox, deliveryStates, retention }: ReturnType<typeof createLeadServices>,
  feeds: Pick<FeedServices, 'removeAllOf'>,
  billing: Pick<Billing, 'cancelAll'>,
) {
  const mail = mailbox.post;
  const onLeadEmailChange = deliveryStates.leadEmailChanged;
  const closing = createClosing({ clock, mail });
  return {
    profiles: createProfiles({ isCountry: isCountryCode }),
    leadEmails: createLeadEmails({ onChange: onLeadEmailChange }),
    mailTopics: createMailTopics({ db, keyRing, audit }),
    contactChanges: createContactChanges({
      db,
      clock,
      publicUrl: settings.PUBLIC_URL,
      audit,
      mail,
      onLeadEmailChange,
    }),
    closedAccounts: createClosedAccounts({
      db,
      clock,
      closing,
      deliveryStates,
      feeds,
      retention,
      billing,
    }),
  };
}
