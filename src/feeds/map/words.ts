/** A text as words are compared: lower case, accents off, anything but letters and digits a space. */
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

const LONGEST = 300;

/** Keeps answers for texts that come again and again, such as a column of categories. */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  most = 2000,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (known.size < most && text.length <= LONGEST) known.set(text, found);
    return found;
  };
}
