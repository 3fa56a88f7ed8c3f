import { RETENTION_DAYS } from '../../leads/index.ts';
import { COUNTRY_CODES, isCountryCode } from '../../listings/index.ts';
import { createOperators } from '../../operators/index.ts';
import {
  createApplicationReview,
  createApplications,
  createContactChanges,
  createDashboardChoices,
  createLeadEmails,
  createMailTopics,
  createMembers,
  createPartnerNotes,
  createSavedReplies,
  createPartners,
  createPreparedAccounts,
  createProfiles,
  createWebsiteCheck,
} from '../../partners/index.ts';
import { createPeople } from '../../people/index.ts';
import type { AuditEntry } from '../../platform/audit/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { getters, lazily } from '../../platform/lazily.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { AppContext } from './app-context.ts';
import type { LeadServices } from './lead-services.ts';
import { timeZoneOfPartner } from '../use-cases/account/time-zone.ts';

/**
 * Creates the use cases of accounts, each when it is first read: partners, their members and
 * applications, operators, and sign-in.
 */
export function createAccountServices(
  context: AppContext,
  outbound: () => Outbound,
  leadServices: LeadServices,
) {
  const { settings, db, clock, keyRing, rateLimits, audit } = context;
  const publicUrl = settings.PUBLIC_URL;
  const operators = lazily(() => createOperators(db, clock));
  const members = lazily(() => createMembers(db, clock));
  const partners = lazily(() => createPartners(db, clock));
  const preparedAccounts = lazily(() =>
    createPreparedAccounts({ db, clock, keepDays: RETENTION_DAYS, partners: partners() }),
  );
  /** Writes the audit entry of a person who signs in, as an operator or as a member. */
  const recordOfPerson = async (
    tx: Queryable,
    email: string,
    entry: Pick<AuditEntry, 'action' | 'after'>,
  ): Promise<void> => {
    const kind = (await operators().isOperator(email, tx)) ? 'operator' : 'member';
    await audit.record(tx, { kind, name: email }, { ...entry, subject: `person ${email}` });
  };
  const people = lazily(() =>
    createPeople({
      db,
      clock,
      keyRing,
      rateLimits,
      publicUrl,
      async rolesOf(email, tx) {
        const isOperator = await operators().isOperator(email, tx);
        const memberships = await members().of(email, tx);
        const isMember =
          memberships.length > 0 || (await preparedAccounts().isApplicant(email, tx));
        return { isOperator, isMember };
      },
      async onSignIn(tx, email) {
        await preparedAccounts().open(tx, email);
        await members().joined(tx, email);
        await recordOfPerson(tx, email, { action: 'person.sign_in' });
      },
      onCredentialChange: (tx, email, change) =>
        recordOfPerson(tx, email, { action: `person.${change}` }),
      onFailedFactor: (tx, email, way) =>
        recordOfPerson(tx, email, { action: 'person.second_factor_failed', after: { way } }),
      mail: leadServices.mailQueue.post,
    }),
  );
  return getters({
    operators,
    members,
    partners,
    preparedAccounts,
    people,
    profiles: lazily(() => createProfiles({ isCountry: isCountryCode })),
    leadEmails: lazily(() =>
      createLeadEmails({ onChange: leadServices.deliveryStates.leadEmailChanged }),
    ),
    dashboardChoices: lazily(createDashboardChoices),
    mailTopics: lazily(() => createMailTopics({ db, keyRing, audit })),
    contactChanges: lazily(() =>
      createContactChanges({
        db,
        clock,
        publicUrl,
        timeZoneOf: timeZoneOfPartner,
        audit,
        mail: leadServices.mailQueue.post,
        onLeadEmailChange: leadServices.deliveryStates.leadEmailChanged,
      }),
    ),
    notes: lazily(() => createPartnerNotes(db, clock)),
    savedReplies: lazily(() => createSavedReplies(db, clock)),
    checkWebsite: lazily(() => createWebsiteCheck({ outbound: outbound(), clock, publicUrl })),
    applications: lazily(() =>
      createApplications({
        db,
        clock,
        keyRing,
        publicUrl,
        limit: rateLimits.exact('applications', settings.ENQUIRY_LIMIT, 3600),
        countries: COUNTRY_CODES,
        operatorEmails: operators().emails,
        mail: leadServices.mailQueue.post,
      }),
    ),
    applicationReview: lazily(() =>
      createApplicationReview({
        db,
        clock,
        keyRing,
        publicUrl,
        operatorsEmail: settings.MAIL_FROM,
        keepDays: RETENTION_DAYS,
        partners: partners(),
        mail: leadServices.mailQueue.post,
        forgetMails: leadServices.mailQueue.forget,
      }),
    ),
  });
}
