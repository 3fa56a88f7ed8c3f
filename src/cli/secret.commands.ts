import type { Command } from './command.ts';
import { asLines } from './output.ts';

/** How many values were encrypted again with the new key. */
export interface Rotated {
  webhook_secrets: number;
  feeds: number;
  /** Addresses of imported calendars. */
  calendars: number;
  /** Applications that name the address of a feed. */
  applications: number;
  /** Keys of people's authenticator apps. */
  authenticator_apps: number;
}

/** Commands about the keys of this installation. */
export const secretCommands: Command<{ rotateSecrets(): Promise<Rotated> }>[] = [
  {
    words: 'secrets rotate',
    arguments: [],
    options: {},
    summary:
      'Make a new key in DATA_DIR (or take the first of SECRET_KEY) and seal everything by it.',
    run: async (_given, { rotateSecrets }) => asLines(await rotateSecrets()),
  },
];
