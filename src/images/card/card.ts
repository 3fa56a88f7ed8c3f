import type { OverlayOptions } from 'sharp';
import { sharp } from '../sharp.ts';
import type { Typeface } from './typeface.ts';

/** The content of a link preview's picture. */
export interface Card {
  /** The cover photo's https address; null when there is none. */
  cover: string | null;
  title: string;
  /** One line above the title: the kind of listing and its place. */
  place: string;
  /** `from £68 a night`; null when no price is stated. */
  price: string | null;
}

/** Size recommended for link previews (https://ogp.me). */
const CARD_WIDTH_PX = 1200;
const CARD_HEIGHT_PX = 630;

/** The x coordinate where the photo ends and the text panel begins. */
const SPLIT_PX = 704;
const MARGIN_PX = 44;
const LEFT_PX = SPLIT_PX + MARGIN_PX;
const MAX_TITLE_HEIGHT_PX = 310;
const TEXT_WIDTH_PX = CARD_WIDTH_PX - LEFT_PX - MARGIN_PX;

const PANEL =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}">` +
  `<rect x="${SPLIT_PX}" width="${CARD_WIDTH_PX - SPLIT_PX}" height="${CARD_HEIGHT_PX}" fill="#17372d"/>` +
  `<path d="M${SPLIT_PX} 540Q850 470 960 520T1200 480V630H${SPLIT_PX}Z" fill="#1d4236"/>` +
  `<path d="M${SPLIT_PX} 600Q880 540 1010 580T1200 560V630H${SPLIT_PX}Z" fill="#214a3d"/>` +
  // The cairn of the site's logo.
  `<g transform="translate(${LEFT_PX} 44) scale(.9)" fill="#f1f6f0"><rect x="0" y="34" width="52" height="14" rx="7"/>` +
  '<rect x="8" y="17" width="37" height="14" rx="7"/><rect x="16" width="22" height="14" rx="7" fill="#ff9d6c"/></g></svg>';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Truncates a text to `most` characters at a word boundary, with an ellipsis. */
function fitting(text: string, most: number): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...whole];
  if (letters.length <= most) return whole;
  const cut = letters.slice(0, most).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}

interface TextStyle {
  text: string;
  size: number;
  colour: string;
  bold: boolean;
}

interface RenderedText {
  input: Buffer;
  height: number;
  width: number;
}

/** Renders a text with line breaks; undefined for an empty one. */
async function renderText(
  face: Typeface,
  { text, size, colour, bold }: TextStyle,
): Promise<RenderedText | undefined> {
  if (text === '') return undefined;
  const { data, info } = await sharp()({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `National Park ${bold ? 'Bold ' : ''}${size}`,
      fontfile: bold ? face.bold : face.regular,
      width: TEXT_WIDTH_PX,
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

/** Renders the title in the largest size that fits the panel. */
async function renderTitle(face: Typeface, title: string): Promise<RenderedText | undefined> {
  const text = fitting(title, 90);
  let rendered: RenderedText | undefined;
  for (const size of [54, 46, 40, 32, 24]) {
    rendered = await renderText(face, { text, size, colour: '#ffffff', bold: true });
    if (!rendered || rendered.height <= MAX_TITLE_HEIGHT_PX) return rendered;
  }
  return rendered;
}

/** Draws a card: a background (any picture) beside the text, as JPEG. */
export async function drawCard(face: Typeface, card: Card, background: Buffer): Promise<Buffer> {
  const small = (text: string, size: number, colour: string, bold: boolean) =>
    renderText(face, { text, size, colour, bold });
  const [photo, brand, place, title, price] = await Promise.all([
    sharp()(background)
      .resize({ width: SPLIT_PX, height: CARD_HEIGHT_PX, fit: 'cover' })
      .toBuffer(),
    small('Campcairn', 34, '#f1f6f0', true),
    small(fitting(card.place, 56), 25, '#b9cdc2', false),
    renderTitle(face, card.title),
    small(fitting(card.price ?? '', 30), 28, '#2c1003', true),
  ]);
  const layers: OverlayOptions[] = [
    { input: photo, left: 0, top: 0 },
    { input: Buffer.from(PANEL), left: 0, top: 0 },
  ];
  const put = (rendered: RenderedText | undefined, left: number, top: number) => {
    if (rendered) layers.push({ input: rendered.input, left, top });
  };
  put(brand, LEFT_PX + 64, 66 - Math.round((brand?.height ?? 0) / 2));
  put(place, LEFT_PX, 152);
  put(title, LEFT_PX, 152 + (place ? place.height + 16 : 0));
  if (price) {
    const [width, height] = [price.width + 48, 58];
    const top = CARD_HEIGHT_PX - 48 - height;
    layers.push({ input: plate(width, height), left: LEFT_PX, top });
    put(price, LEFT_PX + 24, top + Math.round((height - price.height) / 2));
  }
  const { width, height } = { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX };
  return sharp()({ create: { width, height, channels: 3, background: '#17372d' } })
    .composite(layers)
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}
