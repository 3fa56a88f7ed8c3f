/** A piece of a mail's text: as it is, or an address to follow. */
export interface TextPart {
  text: string;
  isLink: boolean;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** Splits a text at the addresses in it. */
export const linkedText = (text: string): TextPart[] =>
  text.split(ADDRESS).map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
