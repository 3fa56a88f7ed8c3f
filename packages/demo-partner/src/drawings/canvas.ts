import type { Seeded } from '@campcairn/seeded';
import { mix, under } from './colour.ts';
import type { Light } from './light.ts';
import type { Season } from './season.ts';

/** Every drawing is 1200 by 800 units, whatever the size it is rendered in. */
export const WIDTH = 1200;
export const HEIGHT = 800;

/** What a part of a drawing needs to know to draw itself. Parts answer with SVG text. */
export interface Canvas {
  random: Seeded;
  light: Light;
  season: Season;
  /** A colour in this scene's light, faded by distance (0 near, 1 lost in the haze). */
  tone(colour: string, distance?: number): string;
  /** Keeps a definition (gradient, clip path) and gives its id. */
  define(make: (id: string) => string): string;
}

export interface OpenCanvas extends Canvas {
  /** The whole SVG document for what was drawn. */
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

/** The same scene under another seed: for parts that must not shift each other. */
export const forked = (canvas: Canvas, name: string): Canvas => ({
  ...canvas,
  random: canvas.random.fork(name),
});
