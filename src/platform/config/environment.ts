import { misspelledName } from '../spelling.ts';
import { type Setting, SettingError } from './setting.ts';
import { readSettings, removedSettings, REMOVED_SETTINGS, SETTINGS } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process. */
export const environmentOfProcess = (): Environment => process.env;

/** A variable that looks like a setting and is none. */
export interface UnknownSetting {
  name: string;
  /** The setting that is likely to be meant. */
  meant: string | undefined;
}

const NAMES: readonly string[] = Object.keys(SETTINGS);

/** Beginnings of names that are ours alone. Those of OpenTelemetry are read by its own library. */
const OWN_PREFIXES = [
  'ASSISTANT_',
  'CLICK_',
  'ENQUIRY_',
  'IMAGE_STORE_',
  'MAIL_',
  'METRICS_',
  'OPERATOR_',
  'PHOTO_STORE_',
  'S3_',
  'SMTP_',
  'STRIPE_',
];

/** Variables that Kubernetes sets for each service, such as `SMTP_SERVICE_HOST` and `S3_PORT_9000_TCP`. */
const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT\w*)$|_PORT(?:_\d+_(?:TCP|UDP)\w*)?$/;

/** Programs set these for themselves. */
const OF_OTHERS = new Set(['MAIL_CHECK', 'MAIL_PATH']);

/**
 * Returns the variables that nobody reads although they look like settings: a misspelt name, or one that begins like
 * ours. Other programs' variables are not named.
 */
export function unknownSettings(environment: Environment): UnknownSetting[] {
  return Object.keys(environment)
    .filter((name) => environment[name]?.trim())
    .filter((name) => !NAMES.includes(name) && !Object.hasOwn(REMOVED_SETTINGS, name))
    .filter((name) => !OF_KUBERNETES.test(name) && !OF_OTHERS.has(name))
    .map((name) => ({ name, meant: misspelledName(name, NAMES) }))
    .filter(
      ({ name, meant }) =>
        meant !== undefined || OWN_PREFIXES.some((prefix) => name.startsWith(prefix)),
    );
}

/** A setting as operators see it. */
export interface SettingRow {
  setting: string;
  /** Null where nothing is set and there is no default. Secrets are masked. */
  value: string | null;
  from: 'environment' | 'default';
  /** Why the value is refused, or that nobody reads it. */
  problem: string | null;
}

const MASK = '***';

/** Masks passwords in an address: behind the user, and in the query. */
const maskedAddress = (value: string): string =>
  value
    .replace(/^(\w+:\/\/[^:@]*:).*@/s, `$1${MASK}@`)
    .replaceAll(/([?&][^=&]*(?:pass|secret|token|key|auth)[^=&]*=)[^&]*/gi, `$1${MASK}`);

const written = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
};

function refusalOf(setting: Setting<unknown>, given: string): string | null {
  try {
    setting.parse(given);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

const effective = (environment: Environment): Record<string, unknown> => {
  try {
    return { ...readSettings(environment) };
  } catch (error) {
    if (error instanceof SettingError) return {};
    throw error;
  }
};

/** Lists all settings of an environment, and what is set there besides that looks like one. */
export function settingRows(environment: Environment): SettingRow[] {
  const values = effective(environment);
  const known = Object.entries(SETTINGS).map(([name, setting]: [string, Setting<unknown>]) => {
    const given = environment[name]?.trim() ?? '';
    if (given === '') {
      const value = written(values[name] ?? setting.default);
      return { setting: name, value, from: 'default' as const, problem: null };
    }
    return {
      setting: name,
      value: setting.isSecret ? MASK : maskedAddress(given),
      from: 'environment' as const,
      problem: refusalOf(setting, given),
    };
  });
  const set = { value: MASK, from: 'environment' as const };
  const removed = removedSettings(environment).map((sentence) => ({
    ...set,
    setting: sentence.split(' ', 1)[0] ?? '',
    problem: sentence,
  }));
  const unknown = unknownSettings(environment).map(({ name, meant }) => ({
    ...set,
    setting: name,
    problem: meant === undefined ? 'is not a setting' : `is not a setting: did you mean ${meant}?`,
  }));
  return [...known, ...removed, ...unknown];
}
