import { type Command, lines } from './command.ts';

/** What was sealed anew. */
export interface Rotated {
  webhook_secrets: number;
  feeds: number;
  /** Addresses of feeds in them. */
  applications: number;
}

/** Keys of this installation. */
export const secretCommands: Command<{ rotateSecrets(): Promise<Rotated> }>[] = [
  {
    words: 'secrets rotate',
    arguments: [],
    options: {},
    summary:
      'Make a new key in DATA_DIR (or take the first of SECRET_KEY) and seal everything by it.',
    async run(_given, { rotateSecrets }) {
      const json = await rotateSecrets();
      return { json, text: lines(json) };
    },
  },
];
