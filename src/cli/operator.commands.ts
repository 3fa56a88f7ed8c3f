import type { Operators } from '../operators/index.ts';
import { type Command, lines } from './command.ts';

/** Commands about operators: the people who run Campcairn. */
export const operatorCommands: Command<{ operators: Operators }>[] = [
  {
    words: 'operator add',
    arguments: ['EMAIL'],
    options: {},
    summary: 'Write down a person who runs Campcairn.',
    async run({ arguments: [email = ''] }, { operators }) {
      const { id, email: kept } = await operators.add(email);
      return { json: { id, email: kept }, text: lines({ id, email: kept }) };
    },
  },
];
