import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { asciiAddress, isPlainAddress } from '../mail/address.ts';
import {
  address,
  flag,
  integer,
  list,
  oneOf,
  origin,
  secret,
  type Setting,
  SettingError,
  text,
  textThat,
} from './setting.ts';

const seconds = (item: string): number => {
  if (!/^\d{1,7}$/.test(item)) throw new SettingError('must be whole seconds, separated by commas');
  return Number(item);
};

const isRange = (item: string): boolean => {
  const [base = '', bits = '', ...rest] = item.split('/');
  const family = isIP(base);
  const widest = family === 4 ? 32 : 128;
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= widest;
};

const cidr = (item: string): string => {
  if (isRange(item)) return item;
  throw new SettingError('must be ranges such as 127.0.0.0/8 or ::1/128, separated by commas');
};

/**
 * Whether a value is a number of hops, or a list of addresses, CIDR ranges and Fastify's names for
 * private ranges.
 */
const isProxies = (value: string): boolean =>
  /^\d{1,2}$/.test(value) ||
  value
    .split(',')
    .map((item) => item.trim())
    .every(
      (item) =>
        isIP(item) !== 0 || isRange(item) || /^(loopback|linklocal|uniquelocal)$/.test(item),
    );

/** Creates a setting of trusted proxies: a number of hops (`yes` means one, `no` none), or addresses. */
const proxies = (sentence: string): Setting<string | undefined> => ({
  sentence,
  default: undefined,
  parse: (value) => {
    if (/^(?:0+|false|no|off)$/i.test(value)) return undefined;
    if (/^(?:true|yes|on)$/i.test(value)) return '1';
    if (isProxies(value)) return value;
    throw new SettingError(
      'must be a number of hops, or addresses and ranges such as 10.0.0.0/8, separated by commas',
    );
  },
});

/** Whether a value is `s3://bucket` or `s3://bucket/some/prefix`. */
const isBucket = (value: string): boolean =>
  /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9._-]+)*\/?$/.test(value);

/** Whether the names of one bucket's part begin with those of another. */
const isBelow = (part: string, whole: string): boolean =>
  `${part.replace(/\/$/, '')}/`.startsWith(`${whole.replace(/\/$/, '')}/`);

/** Whether a text is a web address, or a path of this site. */
const isStyle = (value: string): boolean =>
  /^\/(?!\/)/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** Creates a setting that is one mail address; its domain is converted to ASCII, as mails require. */
function mailAddress(sentence: string, fallback: string): Setting<string>;
function mailAddress(sentence: string, fallback: undefined): Setting<string | undefined>;
function mailAddress(sentence: string, fallback: string | undefined): Setting<string | undefined> {
  return {
    sentence,
    default: fallback,
    parse: (value) => {
      const address = isPlainAddress(value) ? asciiAddress(value) : undefined;
      if (address !== undefined) return address;
      throw new SettingError('must be one mail address such as leads@vans.example, without a name');
    },
  };
}

const country = (item: string): string => {
  const code = item.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && code !== 'UK') return code;
  throw new SettingError(
    'must be codes of ISO 3166-1 such as GB (not UK) or DE, separated by commas',
  );
};

/** Creates a setting of https addresses, separated by blanks or commas; an address may hold commas itself. */
const sources = (sentence: string): Setting<string[]> => ({
  sentence,
  default: [],
  parse: (value) => [
    ...new Set(
      value.split(/[\s,]+(?=https?:)/i).map((item) => {
        const url = /^https:\/\/[^\s]+$/i.test(item) ? URL.parse(item) : null;
        if (url?.hostname && !url.username && !url.password) return item.replace(/,+$/, '');
        throw new SettingError('must be https addresses, separated by blanks or commas');
      }),
    ),
  ],
});

/** All settings by the name of their environment variable. */
export const SETTINGS = {
  PORT: integer('Port the site and the API are served on.', 3000, 0, 65535),
  HOST: text('Address to listen on.', '127.0.0.1'),
  PUBLIC_URL: origin(
    'Public address of the site, without a path; http://localhost:PORT when unset.',
    undefined,
  ),
  DATA_DIR: text(
    'Folder of the embedded database, caches, made keys, a snapshot of the search index, clicks that wait for a database, photos that members upload, and feeds in ZIP archives while they are read.',
    './.data',
  ),
  ERASURE_LOG: text(
    'File beside the database, in a folder that exists, that says what was erased, so that no backup brings it back; DATA_DIR/erasures.log when unset.',
    undefined,
  ),
  DATABASE_URL: address(
    'A PostgreSQL 15 or newer to use in place of the embedded one.',
    undefined,
    ['postgres:', 'postgresql:'],
  ),
  READ_DATABASE_URL: address(
    "A replica that serves the public site's reads, and keeps pages up while the database is away.",
    undefined,
    ['postgres:', 'postgresql:'],
  ),
  IMAGE_STORE_URL: textThat(
    'Bucket of an object store with the API of S3, and what its names begin with, such as s3://bucket/images, where all processes keep made pictures; each keeps them in its DATA_DIR alone when unset.',
    undefined,
    isBucket,
    'must be like s3://bucket or s3://bucket/images, of letters, digits, dots, hyphens and, behind the bucket, _ and /',
  ),
  PHOTO_STORE_URL: textThat(
    'Bucket of the same object store, and what its names begin with, such as s3://bucket/photos, where photos that members upload are kept; in DATA_DIR/photos when unset, which suits one machine. Not below IMAGE_STORE_URL, whose objects may be removed by age.',
    undefined,
    isBucket,
    'must be like s3://bucket/photos, of letters, digits, dots, hyphens and, behind the bucket, _ and /',
  ),
  S3_ENDPOINT: address(
    "Address of the object store; that of Amazon's in S3_REGION when unset.",
    undefined,
    ['https:', 'http:'],
  ),
  S3_REGION: textThat(
    "Region of the bucket; stores of one's own mostly take any.",
    'us-east-1',
    (value) => /^[a-z0-9-]{1,63}$/i.test(value),
    'must be the name of a region such as eu-west-1',
  ),
  S3_ACCESS_KEY_ID: text('Id of the key to the object store.', undefined),
  S3_SECRET_ACCESS_KEY: secret('Secret of the key to the object store.'),
  S3_FORCE_PATH_STYLE: flag(
    "Whether addresses have the bucket in their path, as most stores of one's own need, rather than before the host.",
    false,
  ),
  DATABASE_POOL: integer('Most connections one process opens to the database.', 10, 2, 200),
  ROLE: oneOf('What this process does.', 'all', ['all', 'web', 'worker']),
  DRAIN_SECONDS: integer(
    'Seconds for which a process that gets SIGTERM goes on answering while /readyz has load balancers ask others; 5 for ROLE=web, else 0, when unset.',
    undefined,
    0,
    600,
  ),
  DEMO: flag(
    'Whether a demo partner with about 2,000 listings, and 90 days of leads where there are none yet, is made.',
    true,
  ),
  SECRET_KEY: secret(
    'Secret that encrypts and signs, 32 characters or more; older ones may follow after commas. Made in DATA_DIR when unset.',
  ),
  RATE_LIMIT: integer(
    'Requests a partner may make in 60 seconds; of leads, events and statistics as many beside them.',
    120,
    1,
    10_000_000,
  ),
  ENQUIRY_LIMIT: integer(
    'Enquiries, and likewise applications and reports, that one address may send in an hour.',
    10,
    1,
    1_000_000,
  ),
  CLICK_LIMIT: integer('Clicks of one address that count in a minute.', 30, 1, 10_000_000),
  ASSISTANT_LIMIT: integer(
    'Requests to /mcp that one address may make in a minute; hosted assistants ask for many people from few addresses.',
    300,
    1,
    10_000_000,
  ),
  WEBHOOK_RETRY_WAITS: list(
    'Seconds to wait before each further delivery attempt.',
    [60, 240, 960, 3840, 15360],
    seconds,
  ),
  OUTBOUND_ALLOW: list(
    'Ranges of non-public addresses that webhooks and feeds (there also by http) may reach, for development.',
    [],
    cidr,
  ),
  PLACES_SOURCES: sources(
    "Addresses of files of OpenStreetMap's campsites, read when they are new and every month: .osm.pbf, Overpass' JSON or GeoJSON. A worker reads them; web processes need the same value to list them. #sha256=… behind one is its checksum.",
  ),
  PLACES_COUNTRIES: list(
    'Countries whose campsites are imported and whose places come first in searches, with their islands and overseas regions.',
    ['GB', 'IE', 'FR', 'ES', 'PT'],
    country,
  ),
  GAZETTEER_SOURCES: sources(
    "Addresses of GeoNames' dumps of countries or of their postal codes, read likewise.",
  ),
  SMTP_URL: address(
    'Mail server; mails are only kept when unset. With a user it has to offer TLS, unless the address ends with ?requireTLS=false.',
    undefined,
    ['smtp:', 'smtps:'],
  ),
  MAIL_FROM: mailAddress('Sender address of mails.', 'leads@campcairn.example'),
  OPERATOR_NAME: text(
    'Who runs the site: a name or company, on /about, /terms and /privacy.',
    undefined,
  ),
  OPERATOR_ADDRESS: text(
    "The operator's postal address, its lines separated by commas.",
    undefined,
  ),
  OPERATOR_EMAIL: mailAddress(
    'Where people write to the operator; MAIL_FROM when unset.',
    undefined,
  ),
  OPERATOR_PHONE: text("The operator's phone number.", undefined),
  OPERATOR_REGISTER: text(
    "The operator's registration, such as a company or VAT number, as it is shown.",
    undefined,
  ),
  MAP_STYLE_URL: textThat(
    'MapLibre style of the map; the built-in map when unset.',
    undefined,
    isStyle,
    'must be an address starting with http:// or https://, or a path of the site such as /style.json',
  ),
  TRUST_PROXY: proxies(
    'Proxies whose forwarded headers are believed: a number of hops, `true` for one, or addresses.',
  ),
  SHARED_CACHE_SECONDS: integer(
    'Most seconds that a shared cache in front may show a public page, and on it a paused listing, after a change; 0 lets none keep pages.',
    0,
    0,
    3600,
  ),
  FEATURED: flag('Whether listings of partners with Premium are featured above results.', true),
  STRIPE_SECRET_KEY: secret('Secret key of the Stripe account that takes payments for Premium.'),
  STRIPE_WEBHOOK_SECRET: secret("Secret of Stripe's webhook to /stripe/events."),
  STRIPE_PRICE_MONTHLY: text('Id of the price of a month of Premium at Stripe.', undefined),
  STRIPE_PRICE_YEARLY: text('Id of the price of a year of Premium at Stripe.', undefined),
  STRIPE_API_BASE: origin("Address of Stripe's API.", 'https://api.stripe.com'),
  METRICS_PORT: integer(
    "Port of a listener of its own for Prometheus' GET /metrics; there is none when unset.",
    undefined,
    0,
    65535,
  ),
  METRICS_HOST: text('Address that METRICS_PORT is bound to.', '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'A collector of OpenTelemetry, to which traces and metrics are sent by OTLP over HTTP; none when unset.',
    undefined,
    ['http:', 'https:'],
  ),
  OTEL_SERVICE_NAME: text('Name of the service in traces and metrics.', 'campcairn'),
  LOG_LEVEL: oneOf('Least severe log line that is written.', 'info', [
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ]),
} satisfies Record<string, Setting<unknown>>;

/** Settings for payments by Stripe: either all or none must be set. */
const STRIPE_NEEDS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const satisfies (keyof typeof SETTINGS)[];

/** Settings for an object store; its address and region have defaults. */
const OBJECT_STORE_NEEDS = [
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof typeof SETTINGS)[];

type Values = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['parse']> };

/** The values of all settings; the folder is absolute and the public address has no trailing slash. */
export type Settings = Values & { PUBLIC_URL: string; DRAIN_SECONDS: number };

/**
 * Long enough for a load balancer that probes every second or two to notice. Processes of other
 * roles mostly have no peer to take over.
 */
const DRAIN_SECONDS_OF_WEB = 5;

/**
 * Parses the settings in `environment`; an empty value means unset. Throws a SettingError with one
 * sentence for each invalid value.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const given = environment[name]?.trim();
    try {
      values[name] = given ? setting.parse(given) : setting.default;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(`${name} ${error.message}. ${setting.sentence}`);
    }
  }
  const keys = values.SECRET_KEY as string | undefined;
  if (keys?.split(',').some((key) => key.trim().length < 32)) {
    problems.push(`SECRET_KEY must have 32 characters or more. ${SETTINGS.SECRET_KEY.sentence}`);
  }
  // Both are undefined when PORT is invalid and METRICS_PORT is not set.
  const metricsPort = values.METRICS_PORT;
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === values.PORT) {
    problems.push(`METRICS_PORT must be another than PORT. ${SETTINGS.METRICS_PORT.sentence}`);
  }
  const missing = STRIPE_NEEDS.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < STRIPE_NEEDS.length) {
    const all = STRIPE_NEEDS.join(', ');
    problems.push(`${missing.join(', ')} must be set too: payments need all of ${all}.`);
  }
  for (const store of ['IMAGE_STORE_URL', 'PHOTO_STORE_URL']) {
    if (values[store] === undefined) continue;
    for (const name of OBJECT_STORE_NEEDS) {
      if (values[name] === undefined)
        problems.push(`${name} must be set too, for ${store}. ${SETTINGS[name].sentence}`);
    }
  }
  const { IMAGE_STORE_URL: images, PHOTO_STORE_URL: photos } = values as Partial<Values>;
  if (images !== undefined && photos !== undefined && isBelow(photos, images)) {
    problems.push(
      `PHOTO_STORE_URL must not be below IMAGE_STORE_URL. ${SETTINGS.PHOTO_STORE_URL.sentence}`,
    );
  }
  if (values.OPERATOR_NAME !== undefined && values.OPERATOR_ADDRESS === undefined) {
    problems.push(`OPERATOR_ADDRESS must be set too. ${SETTINGS.OPERATOR_ADDRESS.sentence}`);
  }
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
  const settings = values as Settings;
  settings.DATA_DIR = resolve(settings.DATA_DIR);
  settings.DRAIN_SECONDS ??= settings.ROLE === 'web' ? DRAIN_SECONDS_OF_WEB : 0;
  settings.PUBLIC_URL ??= ownAddress(settings.PORT);
  return settings;
}

/** The default public address. */
const ownAddress = (port: number): string => `http://localhost:${port}`;

/** Returns the settings of a process that listens on `port`, which the system chose when PORT is 0. */
export const listeningOn = (port: number, settings: Settings): Settings =>
  settings.PUBLIC_URL === ownAddress(0) ? { ...settings, PUBLIC_URL: ownAddress(port) } : settings;

/** Reads the settings of this process. */
export const settingsOfProcess = (): Settings => readSettings(process.env);

/** Messages about settings of former releases, which have no effect any more. */
export const REMOVED_SETTINGS: Readonly<Record<string, string>> = {
  SEARCH_THREADS: 'searches are counted in the main thread',
  VALKEY_URL: 'processes exchange what they count for limits through the database',
};

/** Returns one sentence for each removed setting that `environment` still sets. */
export const removedSettings = (environment: Record<string, string | undefined>): string[] =>
  Object.entries(REMOVED_SETTINGS)
    .filter(([name]) => environment[name]?.trim())
    .map(([name, instead]) => `${name} is no longer a setting and is ignored: ${instead}.`);

/** Returns the sentences for this process. */
export const removedSettingsOfProcess = (): string[] => removedSettings(process.env);
