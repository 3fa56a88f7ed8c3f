import { Campcairn } from '@campcairn/sdk';
import { baseUrlOf, clean, keyOf } from './credentials.ts';
import { fileText } from './file.ts';
import type { Given } from './line/command.ts';
import { counted } from './line/words.ts';
import type { System } from './system.ts';

/** Creates a client with the configured key and base URL. */
export const clientOf = (given: Given, system: System): Campcairn =>
  new Campcairn({
    apiKey: keyOf(given, system),
    baseUrl: baseUrlOf(given, system),
    onRetry({ error, waitMilliseconds }) {
      const seconds = Math.ceil(waitMilliseconds / 1000);
      system.progress('');
      system.say(`${error.message.split('\n')[0]} Again in ${counted(seconds, 'second')}.`);
    },
  });

/** Returns the signing secret in the named file, otherwise in the environment. Throws UsageError. */
export function secretOf(given: Given, system: System): string | undefined {
  const file = given.text('secret-file');
  const { CAMPCAIRN_WEBHOOK_SECRET: variable } = system.env;
  return clean(file === undefined ? variable : fileText(file));
}
