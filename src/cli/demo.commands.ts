import type { Command } from './command.ts';
import { asLines } from './output.ts';

export interface DemoContext {
  /** Removes the demo; returns its partner's slug. */
  removeDemo(): Promise<string>;
}

export const demoCommands: Command<DemoContext>[] = [
  {
    words: 'demo remove',
    arguments: [],
    options: {},
    summary:
      'Remove the demo: its listings, feed, members, application and operator; its leads are erased. It does not come back.',
    run: async (_, { removeDemo }) => asLines({ removed: await removeDemo() }),
  },
];
