import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { sampleFiles } from './include.ts';
import { FURTHER_SOURCES, GUIDE_FOLDER, guideEntries, readGuide } from './read-guide.ts';
import { OPENAPI, readReference } from './reference.ts';

const NAME = 'virtual:guide';
const OWN = `\0${NAME}`;
const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Generates the pages of the guide for developers when the site is built. The server runs none of
 * this code.
 */
export function guide(): Plugin {
  return {
    name: 'campcairn-guide',
    resolveId: (id) => (id === NAME ? OWN : null),
    load(id) {
      if (id !== OWN) return null;
      const sources = [
        ...filesBelow(GUIDE_FOLDER),
        ...filesBelow(EXAMPLES),
        ...FURTHER_SOURCES,
        OPENAPI,
      ];
      for (const file of sources) this.addWatchFile(file);
      const pages = readGuide();
      const content = {
        pages,
        samples: sampleFiles(),
        searchEntries: [...guideEntries(pages), ...readReference()],
      };
      return Object.entries(content)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
