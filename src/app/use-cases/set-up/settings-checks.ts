import {
  type Settings,
  SETTINGS,
  removedSettings,
  unknownSettings,
} from '../../../platform/config/index.ts';
import { type Finding, type Judged, ok, problem, warning } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether travellers are meant to reach the site: its public address is not that of the machine itself. */
export const isPublic = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  !LOOPBACK.test(new URL(PUBLIC_URL).hostname);

const address = (settings: Settings): Judged => {
  const { PUBLIC_URL: url } = settings;
  if (!isPublic(settings))
    return warning(
      `PUBLIC_URL is ${url}, which this machine alone reaches.`,
      'Set PUBLIC_URL to the address that travellers open.',
    );
  return url.startsWith('https:')
    ? ok(`The site is at ${url}.`)
    : problem(
        `PUBLIC_URL is ${url}: what travellers and partners type goes unencrypted.`,
        'Put a proxy with a certificate in front, and set PUBLIC_URL to https://…',
      );
};

const proxy = (settings: Settings): Judged => {
  const behindProxy = isPublic(settings) && settings.PUBLIC_URL.startsWith('https:');
  if (!behindProxy || settings.TRUST_PROXY !== undefined)
    return ok('Addresses of visitors are known.');
  return problem(
    'TRUST_PROXY is not set, so that all visitors have the address of the proxy and share its limits.',
    'Set TRUST_PROXY=1 for one proxy on this machine, or to the addresses of your proxies.',
  );
};

const operator = ({ OPERATOR_NAME: name }: Settings): Judged =>
  name === undefined
    ? problem(
        'OPERATOR_NAME is not set: pages say that this is a development installation.',
        'Set OPERATOR_NAME and OPERATOR_ADDRESS, which /about, /terms and /privacy show.',
      )
    : ok(`${name} runs the site.`);

const mail = ({ SMTP_URL: url }: Settings): Judged =>
  url === undefined
    ? problem(
        'SMTP_URL is not set: mails are only kept, so that nobody can sign in by mail.',
        'Set SMTP_URL to your mail server, then try it: cc doctor --mail you@example.org',
      )
    : ok(`Mails go through ${URL.parse(url)?.host ?? 'a mail server'}.`);

const sender = ({ MAIL_FROM: from }: Settings): Judged =>
  from === SETTINGS.MAIL_FROM.default
    ? problem(
        `Mails are sent from ${from}, which is the default and not your domain.`,
        'Set MAIL_FROM to an address of your domain.',
      )
    : ok(`Mails are sent from ${from}.`);

const demo = (settings: Settings): Judged =>
  settings.DEMO && isPublic(settings)
    ? warning(
        'DEMO is on: travellers see a partner with made-up listings.',
        'Set DEMO=0, restart, then: cc demo remove',
      )
    : ok(settings.DEMO ? 'There is a demo partner.' : 'There is no demo partner.');

const secrets = ({ SECRET_KEY: key, ROLE }: Settings): Judged => {
  if (key !== undefined) return ok('Secrets are sealed by SECRET_KEY.');
  return ROLE === 'all'
    ? ok('Secrets are sealed by DATA_DIR/secret.key; keep a copy of it apart from the backups.')
    : problem(
        `SECRET_KEY is not set, and ROLE=${ROLE} means that there are other processes, which seal by another key.`,
        'Set the same SECRET_KEY for all processes.',
      );
};

function unknown(environment: Environment): Judged[] {
  const found = [
    ...unknownSettings(environment).map(({ name, meant }) =>
      warning(
        meant === undefined
          ? `${name} is set, and is not a setting.`
          : `${name} is set, and is not a setting: did you mean ${meant}?`,
        meant === undefined
          ? 'Remove it; "cc settings" lists all that there are.'
          : `Rename it to ${meant}, or remove it.`,
      ),
    ),
    ...removedSettings({ ...environment }).map((sentence) => warning(sentence, 'Remove it.')),
  ];
  return found.length > 0 ? found : [ok('All settings are known.')];
}

/** Checks what the settings alone say. */
export function checkSettings(settings: Settings, environment: Environment): Finding[] {
  const single = { address, proxy, operator, mail, sender, demo, secrets };
  return [
    ...unknown(environment).map((judged) => ({ check: 'settings', ...judged })),
    ...Object.entries(single).map(([check, judge]) => ({ check, ...judge(settings) })),
  ];
}
