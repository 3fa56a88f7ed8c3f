/** Normalises a text for comparing words: lower case, no accents, anything but letters and digits a space. */
export function plainWords(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const MAX_CHARACTERS = 300;

/** Caches a function of repeating texts, such as a column of categories, for up to `most` texts. */
export function memoized<Answer>(
  answer: (text: string) => Answer,
  most = 2000,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (known.size < most && text.length <= MAX_CHARACTERS) known.set(text, found);
    return found;
  };
}
