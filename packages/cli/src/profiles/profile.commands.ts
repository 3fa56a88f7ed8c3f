import { checkedKey, checkedUrl, clean } from '../credentials.ts';
import { fileText } from '../file.ts';
import { type Command, flag, type Given, text, UsageError } from '../line/command.ts';
import { table } from '../line/words.ts';
import type { System } from '../system.ts';
import { profileNamed, readProfiles, writeProfiles } from './store.ts';

const NAME = /^[\w.-]{1,40}$/;
const SHOWN_CHARACTERS = 12;

/** The beginning of a key, as the dashboard shows it. */
const masked = (key: string): string => `${key.slice(0, SHOWN_CHARACTERS)}…`;

async function typedKey(given: Given, system: System): Promise<string> {
  const ways = ['key', 'key-file'].filter((name) => given.text(name) !== undefined);
  if (ways.length + Number(given.has('key-stdin')) !== 1)
    throw new UsageError('Give the key by one of --key-stdin, --key-file and --key.');
  if (given.has('key-stdin')) return new TextDecoder().decode(await system.input());
  const file = given.text('key-file');
  if (file !== undefined) return fileText(file);
  system.say('Your shell may keep this line, with the key. --key-stdin leaves no trace.');
  return given.text('key')!;
}

/** Stores a profile. */
export const addProfileCommand: Command = {
  words: 'profile add',
  arguments: ['NAME'],
  summary: 'keep an address and a key under a name',
  help: [
    'They are kept in campcairn/profiles.json in your folder of settings ($XDG_CONFIG_HOME, or ~/.config), which only',
    'you can read. The first profile is used from then on; a profile of the same name is replaced.',
  ],
  options: {
    'api-url': text('where the API is, with /api/v1', 'URL'),
    'key-stdin': flag('read the key from standard input'),
    key: text('the key itself, which others on this machine could see', 'KEY'),
  },
  async run(given, system) {
    const name = given.arguments[0]!;
    if (!NAME.test(name))
      throw new UsageError('A name has 1 to 40 letters, digits, points, _ and -.');
    const url = given.text('api-url') ?? given.text('base-url');
    if (url === undefined)
      throw new UsageError('Say where the API is: --api-url https://…/api/v1.');
    const profile = {
      api_url: checkedUrl(url.trim()),
      key: checkedKey(clean(await typedKey(given, system))),
    };
    const stored = readProfiles(system);
    const use = stored.use ?? name;
    writeProfiles(system, { use, profiles: { ...stored.profiles, [name]: profile } });
    const used = use === name ? 'It is used' : `"campcairn profile use ${name}" uses it`;
    return {
      json: { name, api_url: profile.api_url, key: masked(profile.key), in_use: use === name },
      text: `${name} is kept: ${masked(profile.key)} at ${profile.api_url}. ${used} when nothing else is named.`,
    };
  },
};

/** Lists the stored profiles. */
export const listProfilesCommand: Command = {
  words: 'profile list',
  arguments: [],
  summary: 'list the kept profiles; * is the one in use',
  options: {},
  async run(_, system) {
    const { use, profiles } = readProfiles(system);
    const rows = Object.entries(profiles).map(([name, { api_url: url, key }]) => ({
      name,
      api_url: url,
      key: masked(key),
      in_use: name === use,
    }));
    const lines = rows.map((row) => [row.in_use ? '*' : ' ', row.name, row.key, row.api_url]);
    return {
      json: { profiles: rows },
      text:
        rows.length > 0 ? table(lines) : 'There is no profile yet: "campcairn profile add NAME".',
    };
  },
};

/** Chooses the profile that is used. */
export const useProfileCommand: Command = {
  words: 'profile use',
  arguments: ['NAME'],
  summary: 'use a profile when nothing else is named',
  options: {},
  async run(given, system) {
    const name = given.arguments[0]!;
    const stored = readProfiles(system);
    const { api_url: url, key } = profileNamed(name, stored);
    writeProfiles(system, { ...stored, use: name });
    return { json: { in_use: name }, text: `${name} is used: ${masked(key)} at ${url}.` };
  },
};

/** Deletes a stored profile. */
export const removeProfileCommand: Command = {
  words: 'profile remove',
  arguments: ['NAME'],
  summary: 'forget a profile and its key',
  options: {},
  async run(given, system) {
    const name = given.arguments[0]!;
    const stored = readProfiles(system);
    profileNamed(name, stored);
    const { [name]: _, ...profiles } = stored.profiles;
    const use = stored.use === name ? null : stored.use;
    writeProfiles(system, { use, profiles });
    const none = use === null ? ' No profile is in use now.' : '';
    return { json: { removed: name }, text: `${name} is forgotten.${none}` };
  },
};
