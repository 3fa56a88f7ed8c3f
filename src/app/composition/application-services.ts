import { RETENTION_DAYS } from '../../leads/index.ts';
import { COUNTRY_CODES } from '../../listings/index.ts';
import type { Operators } from '../../operators/index.ts';
import {
  createApplicationReview,
  createApplications,
  type Partners,
} from '../../partners/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';
import type { Foundation } from './app-context.ts';

/** Makes the use cases of applications; operators are notified of new ones and decide. */
export function createApplicationServices(
  { settings, db, clock, keyRing, rateLimits }: Foundation,
  partners: Partners,
  operators: Operators,
  mailbox: Mailbox,
) {
  return {
    applications: createApplications({
      db,
      clock,
      keyRing,
      limit: rateLimits.exact('applications', settings.ENQUIRY_LIMIT, 3600),
      countries: COUNTRY_CODES,
      operatorEmails: operators.emails,
      mail: mailbox.post,
    }),
    applicationReview: createApplicationReview({
      db,
      clock,
      keyRing,
      publicUrl: settings.PUBLIC_URL,
      operatorsEmail: settings.MAIL_FROM,
      keepDays: RETENTION_DAYS,
      partners,
      mail: mailbox.post,
      forgetMails: mailbox.forget,
    }),
  };
}
