/** Letters that decomposing does not bring back to plain ones. */
const SPELT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
  ð: 'd',
};

const LONGEST = 80;

/**
 * A text as part of an address: lower case, accents off, everything but letters and digits a hyphen,
 * at most 80 characters. Empty when the text has neither.
 */
export function slugify(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[ßæœøłđþð]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const cut = [...plain].slice(0, LONGEST).join('');
  if (cut.length === plain.length) return plain;
  const end = cut.lastIndexOf('-');
  return end > LONGEST / 2 ? cut.slice(0, end) : cut;
}
