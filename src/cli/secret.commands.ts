import type { Rotated } from '../app/use-cases/secrets.ts';
import type { Command } from './command.ts';
import { asLines } from './output.ts';

export interface SecretContext {
  /** Creates a new key, unless `keysAreSet`, and encrypts all secrets with the newest one. */
  rotateSecrets(): Promise<Rotated>;
  /** Whether the keys come from a setting, which running processes do not read again. */
  keysAreSet: boolean;
}

export const secretCommands: Command<SecretContext>[] = [
  {
    words: 'secrets rotate',
    arguments: [],
    options: {},
    summary:
      'Make a new key in DATA_DIR (or take the first of SECRET_KEY) and seal everything by it.',
    async run(_given, { rotateSecrets, keysAreSet }) {
      const { json, text } = asLines(await rotateSecrets());
      const next = keysAreSet
        ? 'Processes that run seal by the first of the SECRET_KEY that they were started with: if that is another, restart them and run this again.'
        : 'Processes that run seal by the new key from now on; none has to be restarted.';
      return { json, text: `${text}\n${next}` };
    },
  },
];
