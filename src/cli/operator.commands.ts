import type { Operations } from '../app/use-cases/operations/index.ts';
import type { Operators } from '../operators/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { Command } from './command.ts';
import { asLines, asTable } from './output.ts';

export interface OperatorContext {
  operations: Pick<Operations, 'system'>;
  operators: Operators;
  /** Returns the URL for the path of a link that signs in with `email`. */
  signInAddress(email: string, path: string): string;
}

/** Commands about operators: the people who run Campcairn. */
export const operatorCommands: Command<OperatorContext>[] = [
  {
    words: 'operator add',
    arguments: ['EMAIL'],
    options: {},
    summary: 'Add an operator, and print a sign-in link for one use within an hour.',
    async run({ arguments: [given = ''] }, { operations, signInAddress }) {
      const { id, email } = await operations.system.addOperator(given);
      const sign_in_url = signInAddress(email, await operations.system.printLink(email));
      return asLines({ id, email, sign_in_url });
    },
  },
  {
    words: 'operator list',
    arguments: [],
    options: {},
    table: true,
    summary: 'List all operators.',
    async run(_given, { operators }) {
      const rows = (await operators.list()).map(({ created_at: at, ...row }) => ({
        ...row,
        created_at: timestamp(at),
      }));
      return asTable(rows);
    },
  },
  {
    words: 'operator reset-second-factor',
    arguments: ['EMAIL'],
    options: {},
    summary:
      'Remove the passkeys, authenticator app and recovery codes of an operator, who sets up another at the next sign-in.',
    async run({ arguments: [given = ''] }, { operations }) {
      const { id, email, app, passkeys } = await operations.system.resetSecondFactor(given);
      return asLines({ id, email, apps_removed: app ? 1 : 0, passkeys_removed: passkeys });
    },
  },
  {
    words: 'operator remove',
    arguments: ['EMAIL'],
    options: {},
    summary: 'Remove an operator; the last one cannot be removed.',
    async run({ arguments: [email = ''] }, { operations }) {
      const { id, email: gone } = await operations.system.removeOperator(email);
      return asLines({ id, email: gone });
    },
  },
];
