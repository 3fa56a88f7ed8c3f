import type { Tags } from '../osm/osm-campsite.ts';

/** A telephone number that a campsite states. */
export interface StatedPhone {
  /** The number as mappers wrote it. */
  text: string;
  /** The number for a `tel:` address: digits, a leading `+` if mappers wrote one, and the extension. */
  dial: string;
}

const PHONE_KEYS =
  /^(?:(?:contact:)?(?:phone|telephone|mobile)(?:[:_]?\d)?|phone:mobile|contact:phone:mobile)$/;

/** Separators between the numbers of a list: punctuation, line breaks, and "or" and "and" in several languages. */
const BETWEEN_PHONES =
  /\s*(?:[;,|\n]|\s\/\s|\/(?=\s*\+)|(?<=\d)\s+(?=\+\d)|\s(?:or|ou|oder|of|and|et|y|e|und|en|o)\s)\s*/i;

const PHONE_CHARACTERS = /^\+?[\d\s().\-/–]+(?:\s*(?:ext|extn|x|poste)\.?\s*\d{1,6})?$/i;
const LEAST_DIGITS = 3;
const MOST_DIGITS = 15;

/** A label before a number, such as `Tel.:` or `Mobile`. */
const LABEL =
  /^(?:(?:tel|tél|telephone|téléphone|telefono|teléfono|telefone|telefon|phone|mob|mobile|móvil|gsm)\b[.:]*\s*)+/i;

function phoneOf(written: string): StatedPhone | undefined {
  const text = written.trim().replace(LABEL, '');
  if (!PHONE_CHARACTERS.test(text)) return undefined;
  const [number = '', extension] = text.split(/\s*(?:ext|extn|x|poste)\.?\s*(?=\d{1,6}$)/i);
  // "+44 (0)1234" is dialled without the bracketed zero.
  const international = number.startsWith('+') ? number.replace(/\(0\)/, '') : number;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return undefined;
  const plus = number.startsWith('+') ? '+' : '';
  return { text, dial: `${plus}${digits}${extension === undefined ? '' : `;ext=${extension}`}` };
}

/** A dash may separate two numbers or be part of one. It separates if each side has this many digits. */
const DASH = /\s+[-–]\s+/;
const LEAST_DIGITS_BESIDE_DASH = 7;

function splitAtDash(written: string): string[] {
  const parts = written.split(DASH);
  const areNumbers = parts.every(
    (part) => part.replaceAll(/\D/g, '').length >= LEAST_DIGITS_BESIDE_DASH,
  );
  return areNumbers ? parts : [written];
}

/** A remark in brackets beside a number, such as the person or the time it is for: `+44 1000 (summer)`. */
const REMARK = /\s*\([^()\d]*\p{L}[^()\d]*\)/gu;

const valuesOf = (tags: Readonly<Tags>, isKey: (key: string) => boolean): string[] =>
  Object.keys(tags)
    .filter(isKey)
    .map((key) => tags[key]!);

/** The different telephone numbers that tags state. Lists are split; texts that are not numbers are left out. */
export function statedPhones(tags: Readonly<Tags>): StatedPhone[] {
  const phones = valuesOf(inOrder(tags, ['phone', 'contact:phone']), (key) => PHONE_KEYS.test(key))
    .flatMap((value) => value.replaceAll(REMARK, '').split(BETWEEN_PHONES))
    .flatMap(splitAtDash)
    .flatMap((one) => phoneOf(one) ?? []);
  const dialled = new Set<string>();
  return phones.filter(({ dial }) => !dialled.has(dial) && dialled.add(dial));
}

/** Returns the tags with the given keys first. */
function inOrder(tags: Readonly<Tags>, first: readonly string[]): Tags {
  const known = first.filter((key) => Object.hasOwn(tags, key)).map((key) => [key, tags[key]!]);
  return { ...(Object.fromEntries(known) as Tags), ...tags };
}

const WEBSITE_KEYS = ['website', 'contact:website', 'url', 'contact:url'];

/** Tags whose value is the address of a Facebook page, or only the page's name. */
const FACEBOOK_KEYS = ['contact:facebook', 'facebook'];

const SOCIAL_HOST = /(?:^|\.)(?:facebook|instagram|twitter|x|tiktok|youtube)\.com$/;

const SCHEME = /^https?[:/]+/i;
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u;
const WWW = /^www\.[^.\s]+\.[^.\s]/i;

/** Parses a text as a web address; null if it is not one, or has another scheme than http or https. */
function addressOf(written: string): string | null {
  const isWhole = SCHEME.test(written);
  if (!isWhole && !BARE_HOST.test(written)) return null;
  // `SCHEME` also matches mistyped addresses such as "https//www.x.example" and "http:/x.example".
  const scheme = /^http(?!s)/i.test(written) && isWhole ? 'http' : 'https';
  const url = URL.parse(`${scheme}://${isWhole ? written.replace(SCHEME, '') : written}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') ? url.href : null;
}

/** The web addresses in a tag's value, which may be a list. Commas and semicolons may also be part of an address. */
function addressesOf(value: string): string[] {
  const parts = value
    .trim()
    .split(
      /\s*[;,|]\s*(?=https?[:/]|www\.)|\s*;\s*(?=[^\s/;]+\.[^\s/;]+(?:$|[;/]))|[;,|]\s+|\s\/\s/i,
    )
    .map((part) => part.trim().replace(/[;,|]+$/, ''));
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    // In a text of several words, only a certain address counts: "www.camping les pins.com" is a mistyped one.
    const plain =
      words.length === 1 ? words : words.filter((one) => SCHEME.test(one) || WWW.test(one));
    return plain.flatMap((one) => addressOf(one) ?? []);
  });
}

/** Facebook pages in a tag's value, which is a page's name or a list of addresses. */
const facebookOf = (value: string): string[] =>
  /^[\w.-]{3,}$/.test(value.trim()) && !/\.com/i.test(value)
    ? [`https://www.facebook.com/${value.trim()}`]
    : addressesOf(value);

/** The part of an address by which duplicates are recognised: without scheme, `www.` and trailing slash. */
const sameAddress = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

const isSocial = (href: string): boolean => SOCIAL_HOST.test(new URL(href).hostname);

const ownAddresses = (tags: Readonly<Tags>): string[] => {
  const own = WEBSITE_KEYS.flatMap((key) => addressesOf(tags[key] ?? ''));
  return [...own.filter((href) => !isSocial(href)), ...own.filter(isSocial)];
};

/**
 * The different websites that tags state: first the campsite's own, then pages on social networks. All are http or https;
 * texts that are not web addresses are left out.
 */
export function statedWebsites(tags: Readonly<Tags>): string[] {
  const pages = FACEBOOK_KEYS.flatMap((key) => facebookOf(tags[key] ?? ''));
  const once = new Map<string, string>();
  for (const href of [...ownAddresses(tags), ...pages]) {
    const same = sameAddress(href);
    // If an address is stated with both http and https, https is kept.
    if (!once.has(same) || (href.startsWith('https') && once.get(same)!.startsWith('http:'))) {
      once.set(same, href);
    }
  }
  return [...once.values()];
}

/** The first own website, which identifies the campsite's operator; null without one. Pages of `contact:facebook` do not count. */
export const statedWebsite = (tags: Readonly<Tags>): string | null => ownAddresses(tags)[0] ?? null;
