/** HTML's names for U+00A0 to U+00FF, in order (HTML 4, section 24.2). */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg
plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH
Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth
ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const NAMED = new Map<string, string>([
  ...LATIN.split(/\s+/).map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['euro', '€'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['trade', '™'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
  ['times', '×'],
  ['rarr', '→'],
  ['star', '☆'],
]);

/** An ampersand escaped for XML or HTML, once or several times: `&amp;`, `&#38;`, `&#x26;`, `&amp;amp;`. */
const ESCAPED_AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

/**
 * An address with the ampersands that a feed escaped as they are meant. Other references stay: `&copy=1` is a parameter
 * of many an address, and `©` is in none.
 */
export const withAmpersands = (address: string): string =>
  address.includes('&') ? address.replace(ESCAPED_AMPERSAND, '&') : address;

/** Decodes HTML character references once; unknown ones are left unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return isCharacter(code) ? String.fromCodePoint(code) : whole;
    },
  );
}

function isCharacter(code: number): boolean {
  return (
    (code >= 32 || code === 9 || code === 10) &&
    code <= 0x10ffff &&
    (code < 0xd800 || code > 0xdfff)
  );
}
