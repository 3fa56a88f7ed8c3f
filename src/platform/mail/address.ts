import { domainToASCII } from 'node:url';

const plainAddress = /^[^\p{Cc}\s<>()[\]:;,"\\@]{1,64}@[^\p{Cc}\s<>()[\]:;,"\\@]{1,253}$/u;

/**
 * Whether a text is exactly one mail address: no second recipient, no display name, no comment, no
 * character that could end a header line.
 */
export const isPlainAddress = (text: string): boolean => plainAddress.test(text);

const ASCII = /^[\x21-\x7e]*$/;

/**
 * Converts a plain address to ASCII, with the domain in Punycode where needed (RFC 5891). Undefined
 * when the local part is not ASCII, which would require SMTPUTF8 (RFC 6531) on every mail server on
 * the way, or when the domain has no ASCII form.
 */
export function asciiAddress(address: string): string | undefined {
  if (ASCII.test(address)) return address;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return ASCII.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/** Makes a text safe for a header: control characters and line ends become spaces. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
