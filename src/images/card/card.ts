import sharp, { type OverlayOptions } from 'sharp';
import type { Typeface } from './typeface.ts';

/** What a link preview says. */
export interface Card {
  /** The cover photo's https address; null when there is none. */
  cover: string | null;
  title: string;
  /** One line above the title: what it is and where. */
  place: string;
  /** `from £68 a night`; null when no price is stated. */
  price: string | null;
}

/** The size that link previews are shown in best (https://ogp.me). */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Where the photo ends and the panel with the words begins. */
const SPLIT = 704;
const MARGIN = 44;
const LEFT = SPLIT + MARGIN;
/** Pixels that a title may be high. */
const MOST_TITLE = 310;
const LINE = CARD_WIDTH - LEFT - MARGIN;

const PANEL =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
  `<rect x="${SPLIT}" width="${CARD_WIDTH - SPLIT}" height="${CARD_HEIGHT}" fill="#17372d"/>` +
  `<path d="M${SPLIT} 540Q850 470 960 520T1200 480V630H${SPLIT}Z" fill="#1d4236"/>` +
  `<path d="M${SPLIT} 600Q880 540 1010 580T1200 560V630H${SPLIT}Z" fill="#214a3d"/>` +
  // The cairn of the site's own mark.
  `<g transform="translate(${LEFT} 44) scale(.9)" fill="#f1f6f0"><rect x="0" y="34" width="52" height="14" rx="7"/>` +
  '<rect x="8" y="17" width="37" height="14" rx="7"/><rect x="16" width="22" height="14" rx="7" fill="#ff9d6c"/></g></svg>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Cuts at a word, with an ellipsis, where a text is longer than what there is room for. */
function fitting(text: string, most: number): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...whole];
  if (letters.length <= most) return whole;
  const cut = letters.slice(0, most).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}

interface Lettering {
  text: string;
  size: number;
  colour: string;
  bold: boolean;
}

interface Lettered {
  input: Buffer;
  height: number;
  width: number;
}

/** Letters as many lines as it takes; nothing for no text. */
async function letter(
  face: Typeface,
  { text, size, colour, bold }: Lettering,
): Promise<Lettered | undefined> {
  if (text === '') return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `National Park ${bold ? 'Bold ' : ''}${size}`,
      fontfile: bold ? face.bold : face.regular,
      width: LINE,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size * -0.14),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height, width: info.width };
}

const plate = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" rx="${height / 2}" fill="#ff9d6c"/></svg>`,
  );

/** The title as large as it goes into the panel. */
async function letterTitle(face: Typeface, title: string): Promise<Lettered | undefined> {
  const text = fitting(title, 90);
  let lettered: Lettered | undefined;
  for (const size of [54, 46, 40, 32, 24]) {
    lettered = await letter(face, { text, size, colour: '#ffffff', bold: true });
    if (!lettered || lettered.height <= MOST_TITLE) return lettered;
  }
  return lettered;
}

/** Draws a card: a background (any picture) beside the words, as JPEG. */
export async function drawCard(face: Typeface, card: Card, background: Buffer): Promise<Buffer> {
  const small = (text: string, size: number, colour: string, bold: boolean) =>
    letter(face, { text, size, colour, bold });
  const [photo, brand, place, title, price] = await Promise.all([
    sharp(background).resize({ width: SPLIT, height: CARD_HEIGHT, fit: 'cover' }).toBuffer(),
    small('Campcairn', 34, '#f1f6f0', true),
    small(fitting(card.place, 56), 25, '#b9cdc2', false),
    letterTitle(face, card.title),
    small(fitting(card.price ?? '', 30), 28, '#2c1003', true),
  ]);
  const layers: OverlayOptions[] = [
    { input: photo, left: 0, top: 0 },
    { input: Buffer.from(PANEL), left: 0, top: 0 },
  ];
  const put = (lettered: Lettered | undefined, left: number, top: number) => {
    if (lettered) layers.push({ input: lettered.input, left, top });
  };
  put(brand, LEFT + 64, 66 - Math.round((brand?.height ?? 0) / 2));
  put(place, LEFT, 152);
  put(title, LEFT, 152 + (place ? place.height + 16 : 0));
  if (price) {
    const [width, height] = [price.width + 48, 58];
    const top = CARD_HEIGHT - 48 - height;
    layers.push({ input: plate(width, height), left: LEFT, top });
    put(price, LEFT + 24, top + Math.round((height - price.height) / 2));
  }
  const { width, height } = { width: CARD_WIDTH, height: CARD_HEIGHT };
  return sharp({ create: { width, height, channels: 3, background: '#17372d' } })
    .composite(layers)
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
