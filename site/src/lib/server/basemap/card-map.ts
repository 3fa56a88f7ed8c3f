import { GROUND } from '#lib/map/colours.ts';
import type { SmallMap } from './small-map.ts';

/** Colours of a map that is served as a picture, which cannot use the page's colours. */
export const THEMES = {
  light: {
    ...GROUND.light,
    border: '#9fb0a5',
    dot: '#526059',
    text: '#3c4b44',
    pin: '#1c6a3f',
    hole: '#ffffff',
  },
  dark: {
    ...GROUND.dark,
    border: '#51625a',
    dot: '#a6b4ac',
    text: '#b9c6be',
    pin: '#85d6a6',
    hole: '#17211d',
  },
} as const;

export type Theme = keyof typeof THEMES;

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Town = SmallMap['towns'][number];

function townOf({ name, x, y, anchor }: Town, { dot, text, land }: (typeof THEMES)[Theme]): string {
  const at = anchor === 'start' ? x + 8 : x - 8;
  return (
    `<circle cx="${x}" cy="${y}" r="3" fill="${dot}"/>` +
    `<text x="${at}" y="${y + 7}" text-anchor="${anchor}" fill="${text}" stroke="${land}"` +
    ` stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(name)}</text>`
  );
}

/** Draws a small map as a stand-alone SVG with attributes instead of styles. */
export function cardMap({ width, height, ...map }: SmallMap, theme: Theme): string {
  const colours = THEMES[theme];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="21">` +
    `<rect width="${width}" height="${height}" fill="${colours.sea}"/>` +
    `<path d="${map.land}" fill="${colours.land}" stroke="${colours.coast}"/>` +
    `<path d="${map.urban}" fill="${colours.urban}"/>` +
    `<path d="${map.rivers}" fill="none" stroke="${colours.river}" stroke-width="1.8"/>` +
    `<path d="${map.lakes}" fill="${colours.sea}"/>` +
    `<path d="${map.borders}" fill="none" stroke="${colours.border}" stroke-width="1.4" stroke-dasharray="6 4"/>` +
    map.towns.map((town) => townOf(town, colours)).join('') +
    `<path d="M${map.x} ${map.y}c-3-9-13-14-13-25a13 13 0 0 1 26 0c0 11-10 16-13 25Z" fill="${colours.pin}" stroke="${colours.hole}" stroke-width="1.5"/>` +
    `<circle cx="${map.x}" cy="${map.y - 25}" r="5" fill="${colours.hole}"/></svg>`
  );
}
