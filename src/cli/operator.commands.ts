import type { Operators } from '../operators/index.ts';
import type { People } from '../people/index.ts';
import { type Command, lines } from './command.ts';

/** The services that the commands about operators use. */
export interface OperatorContext {
  operators: Operators;
  people: Pick<People, 'signIn'>;
  /** The site's address without a slash at the end. */
  publicUrl: string;
}

/** Commands about operators: the people who run Campcairn. */
export const operatorCommands: Command<OperatorContext>[] = [
  {
    words: 'operator add',
    arguments: ['EMAIL'],
    options: {},
    summary: 'Add an operator, and print a link to sign in by: for one use within an hour.',
    async run({ arguments: [given = ''] }, { operators, people, publicUrl }) {
      const { id, email } = await operators.add(given);
      const sign_in_url = publicUrl + (await people.signIn.printLink(email));
      const added = { id, email, sign_in_url };
      return { json: added, text: lines(added) };
    },
  },
];
