import type { Tags } from '../osm/osm-campsite.ts';

/** A telephone number that a campsite states. */
export interface StatedPhone {
  /** As it was written. */
  text: string;
  /** Its digits, with a `+` before them where one was written, and its extension: for `tel:`. */
  dial: string;
}

const PHONE_KEYS =
  /^(?:(?:contact:)?(?:phone|telephone|mobile)(?:[:_]?\d)?|phone:mobile|contact:phone:mobile)$/;

/** What parts two of a list, also in the languages of the mappers; commas and slashes as well. */
const BETWEEN_PHONES =
  /\s*(?:[;,|\n]|\s\/\s|\/(?=\s*\+)|(?<=\d)\s+(?=\+\d)|\s(?:or|ou|oder|of|and|et|y|e|und|en|o)\s)\s*/i;

const LETTERS_OF_PHONES = /^\+?[\d\s().\-/–]+(?:\s*(?:ext|extn|x|poste)\.?\s*\d{1,6})?$/i;
const LEAST_DIGITS = 3;
const MOST_DIGITS = 15;

/** A label before a number, such as `Tel.:` or `Mobile`. */
const LABEL =
  /^(?:(?:tel|tél|telephone|téléphone|telefono|teléfono|telefone|telefon|phone|mob|mobile|móvil|gsm)\b[.:]*\s*)+/i;

function phoneOf(written: string): StatedPhone | undefined {
  const text = written.trim().replace(LABEL, '');
  if (!LETTERS_OF_PHONES.test(text)) return undefined;
  const [number = '', extension] = text.split(/\s*(?:ext|extn|x|poste)\.?\s*(?=\d{1,6}$)/i);
  // "+44 (0)1234" is dialled without what is in brackets.
  const international = number.startsWith('+') ? number.replace(/\(0\)/, '') : number;
  const digits = international.replaceAll(/\D/g, '');
  if (digits.length < LEAST_DIGITS || digits.length > MOST_DIGITS) return undefined;
  const plus = number.startsWith('+') ? '+' : '';
  return { text, dial: `${plus}${digits}${extension === undefined ? '' : `;ext=${extension}`}` };
}

/** A dash between two numbers, and no part of one: each has as many digits as numbers have. */
const DASH = /\s+[-–]\s+/;
const LEAST_DIGITS_BESIDE_DASH = 7;

function parted(written: string): string[] {
  const parts = written.split(DASH);
  const areNumbers = parts.every(
    (part) => part.replaceAll(/\D/g, '').length >= LEAST_DIGITS_BESIDE_DASH,
  );
  return areNumbers ? parts : [written];
}

/** Whom a number is for, or when: `+44 1000 (summer)`. */
const REMARK = /\s*\([^()\d]*\p{L}[^()\d]*\)/gu;

const valuesOf = (tags: Readonly<Tags>, isKey: (key: string) => boolean): string[] =>
  Object.keys(tags)
    .filter(isKey)
    .map((key) => tags[key]!);

/** The telephone numbers that tags state, each by itself and once; what is no number is left out. */
export function statedPhones(tags: Readonly<Tags>): StatedPhone[] {
  const found = valuesOf(inOrder(tags, ['phone', 'contact:phone']), (key) => PHONE_KEYS.test(key))
    .flatMap((value) => value.replaceAll(REMARK, '').split(BETWEEN_PHONES))
    .flatMap(parted)
    .flatMap((one) => phoneOf(one) ?? []);
  const dialled = new Set<string>();
  return found.filter(({ dial }) => !dialled.has(dial) && dialled.add(dial));
}

/** The tags with the given keys first. */
function inOrder(tags: Readonly<Tags>, first: readonly string[]): Tags {
  const known = first.filter((key) => Object.hasOwn(tags, key)).map((key) => [key, tags[key]!]);
  return { ...(Object.fromEntries(known) as Tags), ...tags };
}

const WEBSITE_KEYS = ['website', 'contact:website', 'url', 'contact:url'];

/** `contact:facebook` may be an address, or what stands in one behind the host. */
const FACEBOOK_KEYS = ['contact:facebook', 'facebook'];

const SOCIAL_HOST = /(?:^|\.)(?:facebook|instagram|twitter|x|tiktok|youtube)\.com$/;

const SCHEME = /^https?[:/]+/i;
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]|$)/u;
const WWW = /^www\.[^.\s]+\.[^.\s]/i;

/** An address of the web; null for what is none, as with every other scheme than http. */
function addressOf(written: string): string | null {
  const isWhole = SCHEME.test(written);
  if (!isWhole && !BARE_HOST.test(written)) return null;
  // "https//www.x.example" and "http:/x.example" are mistyped.
  const scheme = /^http(?!s)/i.test(written) && isWhole ? 'http' : 'https';
  const url = URL.parse(`${scheme}://${isWhole ? written.replace(SCHEME, '') : written}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') ? url.href : null;
}

/** The addresses of a tag's value, which may be a list. A comma or semicolon may also stand within one. */
function addressesOf(value: string): string[] {
  const parts = value
    .trim()
    .split(
      /\s*[;,|]\s*(?=https?[:/]|www\.)|\s*;\s*(?=[^\s/;]+\.[^\s/;]+(?:$|[;/]))|[;,|]\s+|\s\/\s/i,
    )
    .map((part) => part.trim().replace(/[;,|]+$/, ''));
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    // Among words only what is an address without doubt is one: "www.camping les pins.com" is none.
    const plain =
      words.length === 1 ? words : words.filter((one) => SCHEME.test(one) || WWW.test(one));
    return plain.flatMap((one) => addressOf(one) ?? []);
  });
}

/** `fb` pages are stated by their address, or by the name in it. */
const facebookOf = (value: string): string[] =>
  /^[\w.-]{3,}$/.test(value.trim()) && !/\.com/i.test(value)
    ? [`https://www.facebook.com/${value.trim()}`]
    : addressesOf(value);

/** As an address is compared: without scheme, `www.` and what ends it. */
const sameAddress = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

const isSocial = (href: string): boolean => SOCIAL_HOST.test(new URL(href).hostname);

const ownAddresses = (tags: Readonly<Tags>): string[] => {
  const own = WEBSITE_KEYS.flatMap((key) => addressesOf(tags[key] ?? ''));
  return [...own.filter((href) => !isSocial(href)), ...own.filter(isSocial)];
};

/**
 * The websites that tags state, each by itself and once: first its own, then pages on social networks. All are
 * http or https; what is no address of the web is left out.
 */
export function statedWebsites(tags: Readonly<Tags>): string[] {
  const pages = FACEBOOK_KEYS.flatMap((key) => facebookOf(tags[key] ?? ''));
  const once = new Map<string, string>();
  for (const href of [...ownAddresses(tags), ...pages]) {
    const same = sameAddress(href);
    // Of one address https stays.
    if (!once.has(same) || (href.startsWith('https') && once.get(same)!.startsWith('http:'))) {
      once.set(same, href);
    }
  }
  return [...once.values()];
}

/** The website by which tags say whose campsite it is: no page that `contact:facebook` states; null without one. */
export const statedWebsite = (tags: Readonly<Tags>): string | null => ownAddresses(tags)[0] ?? null;
