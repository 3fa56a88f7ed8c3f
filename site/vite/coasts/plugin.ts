import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { packShapes } from '../../src/lib/server/basemap/packed-shapes.ts';
import { readShapes } from './read-atlas.ts';
import { readRegions } from './read-regions.ts';

const NAME = 'virtual:coasts';
const OWN = `\0${NAME}`;
const DETAIL = new URL('../../../data/basemap.bin', import.meta.url);

/**
 * Computes the coasts of the built-in map when the site is built. Computing them at run time would
 * block every other page for half a second.
 */
export function coasts(): Plugin {
  return {
    name: 'campcairn-coasts',
    resolveId: (id) => (id === NAME ? OWN : null),
    async load(id) {
      if (id !== OWN) return null;
      const content = {
        world: packShapes(await readShapes()).toString('base64'),
        detail: await readFile(DETAIL, 'base64'),
        regions: (await readRegions()).labels,
      };
      return Object.entries(content)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
