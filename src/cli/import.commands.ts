import type { ImportCounts } from '../places/index.ts';
import { type Command, lines } from './command.ts';

/** What imports are done by. */
export interface Imports {
  towns(file: string): Promise<ImportCounts>;
  places(file: string): Promise<ImportCounts>;
}

const told = (counts: ImportCounts) => ({ json: counts, text: lines(counts) });

/** Open data that operators read in. */
export const importCommands: Command<{ imports: Imports }>[] = [
  {
    words: 'import towns',
    arguments: ['FILE'],
    options: {},
    summary: 'Refresh the gazetteer from a GeoNames dump such as cities500.txt.',
    run: async ({ arguments: [file = ''] }, { imports }) => told(await imports.towns(file)),
  },
  {
    words: 'import places',
    arguments: ['FILE'],
    options: {},
    summary: 'Read campsites of OpenStreetMap from .osm.pbf, Overpass JSON or GeoJSON.',
    run: async ({ arguments: [file = ''] }, { imports }) => told(await imports.places(file)),
  },
];
