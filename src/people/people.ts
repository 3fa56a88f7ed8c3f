import type { Language } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import type { JobKind } from '../platform/jobs/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { RateLimits } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { createCredentialNotes, type CredentialChange } from './credential-change.ts';
import { createFailureNotes, type FailedFactor } from './failed-factor.ts';
import { deletePerson, updateLanguage } from './person.sql.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignIn, type Roles } from './sign-in.ts';

/** People who sign in, their sessions and second factors. */
export interface People {
  signIn: SignIn;
  sessions: Sessions;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  /** Sets the language in which a person reads the dashboard and gets mails about the sign-in. */
  chooseLanguage(personId: number, language: Language): Promise<void>;
  /** Deletes the person of an address that has no role any more, with its sessions. */
  forget(tx: Queryable, email: string): Promise<void>;
  /** The recurring job that deletes expired links, sessions, challenges and unconfirmed keys of apps. */
  jobs: JobKind[];
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  rateLimits: RateLimits;
  publicUrl: string;
  rolesOf(email: string, tx?: Queryable): Promise<Roles>;
  onSignIn(tx: Queryable, email: string): Promise<void>;
  onCredentialChange(tx: Queryable, email: string, change: CredentialChange): Promise<void>;
  onFailedFactor(tx: Queryable, email: string, way: FailedFactor): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Makes the use cases of signing in. */
export function createPeople(deps: Deps): People {
  const { db, clock, keyRing, rateLimits, publicUrl, rolesOf, onSignIn, mail } = deps;
  const sessions = createSessions(db, clock, async (email) => (await rolesOf(email)).isOperator);
  const record = deps.onCredentialChange;
  const note = createCredentialNotes({ publicUrl, record, mail });
  const noteFailure = createFailureNotes({
    publicUrl,
    rateLimits,
    record: deps.onFailedFactor,
    mail,
  });
  const signIn = createSignIn({
    db,
    clock,
    publicUrl,
    sessions,
    limits: {
      network: rateLimits.exact('sign-in by network', 20, 900),
      mailQueue: rateLimits.exact('sign-in by mailbox', 5, 900),
    },
    rolesOf,
    onSignIn,
    mail,
  });
  const passkeys = createPasskeys({
    db,
    clock,
    publicUrl,
    sessions,
    limit: rateLimits.exact('passkeys', 60, 900),
    rolesOf,
    onSignIn,
    note,
    noteFailure,
  });
  const limit = rateLimits.exact('second factor', 5, 900);
  const secondFactors = createSecondFactors({
    db,
    clock,
    keyRing,
    publicUrl,
    sessions,
    limit,
    note,
    noteFailure,
    mail,
  });
  return {
    signIn,
    sessions,
    passkeys,
    secondFactors,
    async chooseLanguage(personId, language) {
      await db.execute(updateLanguage, [personId, language]);
    },
    async forget(tx, email) {
      await tx.execute(deletePerson, [email]);
    },
    jobs: [
      {
        kind: 'people.sweep',
        concurrency: 1,
        everySeconds: 3600,
        async run() {
          await signIn.sweep();
          await sessions.sweep();
          await passkeys.sweep();
          await secondFactors.sweep();
        },
      },
    ],
  };
}
