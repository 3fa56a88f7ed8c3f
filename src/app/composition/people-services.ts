import { createOperators } from '../../operators/index.ts';
import { createMembers } from '../../partners/index.ts';
import { createPeople } from '../../people/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';
import type { Foundation } from './app-context.ts';

/** Makes the use cases of people: operators, members of partners, and how both sign in. */
export function createPeopleServices(foundation: Foundation, mailbox: Mailbox) {
  const { settings, db, clock, keyRing, rateLimits, audit } = foundation;
  const operators = createOperators(db, clock);
  const members = createMembers(db, clock);
  const people = createPeople({
    db,
    clock,
    keyRing,
    rateLimits,
    publicUrl: settings.PUBLIC_URL,
    async standingOf(email, tx) {
      const isOperator = await operators.isOperator(email, tx);
      const memberships = await members.of(email, tx);
      return { isOperator, isMember: memberships.length > 0 };
    },
    async onSignIn(tx, email) {
      await members.joined(tx, email);
      const kind = (await operators.isOperator(email, tx)) ? 'operator' : 'member';
      const entry = { action: 'person.sign_in', subject: `person ${email}` };
      await audit.record(tx, { kind, name: email }, entry);
    },
    async onCredentialChange(tx, email, change) {
      const kind = (await operators.isOperator(email, tx)) ? 'operator' : 'member';
      const entry = { action: `person.${change}`, subject: `person ${email}` };
      await audit.record(tx, { kind, name: email }, entry);
    },
    async onFailedFactor(tx, email, way) {
      const kind = (await operators.isOperator(email, tx)) ? 'operator' : 'member';
      const entry = {
        action: 'person.second_factor_failed',
        subject: `person ${email}`,
        after: { way },
      };
      await audit.record(tx, { kind, name: email }, entry);
    },
    mail: mailbox.post,
  });
  return { operators, members, people };
}
