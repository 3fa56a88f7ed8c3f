import { domainToASCII } from 'node:url';

const plainAddress = /^[^\p{Cc}\s<>()[\]:;,"\\@]{1,64}@[^\p{Cc}\s<>()[\]:;,"\\@]{1,253}$/u;

/**
 * Whether a text is one mail address and nothing more: no second recipient, no display name, no
 * comment, nothing that could end a header's line.
 */
export const isPlainAddress = (text: string): boolean => plainAddress.test(text);

const ASCII = /^[\x21-\x7e]*$/;

/**
 * A plain address as every mail server carries it: its domain in Punycode where it is not ASCII
 * (RFC 5891). Undefined when the part before the @ is not ASCII, which takes SMTPUTF8 (RFC 6531) of
 * every server on the way, or when the domain has no such form.
 */
export function asciiAddress(address: string): string | undefined {
  if (ASCII.test(address)) return address;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return ASCII.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}

/** A header's text on one line: control characters and line ends become spaces. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
