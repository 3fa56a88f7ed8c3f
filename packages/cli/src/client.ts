import { Campcairn } from '@campcairn/sdk';
import { fileText } from './file.ts';
import { type Given, UsageError } from './line/command.ts';
import { counted } from './line/words.ts';
import type { System } from './system.ts';

/** Trims a setting, because files and shells may leave whitespace around it. */
const clean = (value: string | undefined) => value?.trim() || undefined;

/** Returns the key in the named file, otherwise in the environment. Throws UsageError. */
export function keyOf(given: Given, system: System): string {
  const file = given.text('key-file');
  const key = file === undefined ? clean(system.env['CAMPCAIRN_API_KEY']) : clean(fileText(file));
  if (key === undefined)
    throw new UsageError(
      'No key: set CAMPCAIRN_API_KEY, or name a file that holds it by --key-file.',
    );
  if (!/^cc_(?:live|test)_[0-9A-Za-z]{43}$/.test(key))
    throw new UsageError(
      'The key is not a whole one: cc_live_ or cc_test_, and 43 letters and digits.',
    );
  return key;
}

/** Keys are sent over plain http only to this machine. */
const SAFE = /^https:\/\/.|^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/;

/** Returns the base URL of the API. Throws UsageError. */
export function baseUrlOf(given: Given, system: System): string {
  const url = clean(given.text('base-url') ?? system.env['CAMPCAIRN_BASE_URL']);
  if (url === undefined)
    throw new UsageError(
      'No address: set CAMPCAIRN_BASE_URL or --base-url, such as https://…/api/v1.',
    );
  if (!SAFE.test(url) || !URL.canParse(url))
    throw new UsageError('The address of the API must begin with https://.');
  return url.replace(/\/+$/, '');
}

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
