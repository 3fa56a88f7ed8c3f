import type { Seeded } from '@campcairn/seeded';
import { mix, under } from './colour.ts';
import type { Light } from './light.ts';
import type { Season } from './season.ts';
import { HEIGHT, WIDTH } from './size.ts';

export { HEIGHT, WIDTH };

/** The context of a drawing's parts. Each part is a function that returns SVG text. */
export interface Canvas {
  random: Seeded;
  light: Light;
  season: Season;
  /** Returns a colour in this scene's light, faded by distance (0 near, 1 invisible in the haze). */
  tone(colour: string, distance?: number): string;
  /** Adds a definition (gradient, clip path) and returns its id. */
  define(make: (id: string) => string): string;
}

export interface OpenCanvas extends Canvas {
  /** Returns the whole SVG document with the drawn parts. */
  close(body: string): string;
}

export function openCanvas(random: Seeded, light: Light, season: Season): OpenCanvas {
  const definitions: string[] = [];
  return {
    random,
    light,
    season,
    tone: (colour, distance = 0) => mix(under(light.tint, colour), light.haze, distance),
    define(make) {
      const id = `d${definitions.length}`;
      definitions.push('');
      definitions[definitions.length - 1] = make(id);
      return id;
    },
    close: (body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      `<defs>${definitions.join('')}</defs>${body}</svg>`,
  };
}

/**
 * Returns the same scene with another random stream, so that changes to one part do not shift the
 * random values of others.
 */
export const forked = (canvas: Canvas, name: string): Canvas => ({
  ...canvas,
  random: canvas.random.fork(name),
});
