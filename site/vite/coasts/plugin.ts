import type { Plugin } from 'vite';
import { packShapes } from '../../src/lib/server/basemap/packed-shapes.ts';
import { readShapes } from './read-atlas.ts';

const NAME = 'virtual:coasts';
const OWN = `\0${NAME}`;

/**
 * Works out the coasts of the built-in map while the site is built: reading them where they are
 * shown would stop every other page for half a second.
 */
export function coasts(): Plugin {
  return {
    name: 'campcairn-coasts',
    resolveId: (id) => (id === NAME ? OWN : null),
    async load(id) {
      if (id !== OWN) return null;
      const packed = packShapes(await readShapes());
      return `export default ${JSON.stringify(packed.toString('base64'))};`;
    },
  };
}
