import type { ImportCounts } from '../places/index.ts';
import { type Command, lines, UsageError } from './command.ts';

/** What imports are done by. */
export interface Imports {
  towns(file: string): Promise<ImportCounts>;
  places(file: string): Promise<ImportCounts>;
}

const told = (counts: ImportCounts) => ({ json: counts, text: lines(counts) });

const UNREADABLE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES']);

/** What readers of files throw at what they cannot read; faults of ours and the database's are others. */
const isOfTheFile = (error: unknown): error is Error =>
  error instanceof Error && (error.constructor === Error || error.name.startsWith('Token'));

/** Reads a file in; one that is not there or of another kind is the operator's mistake, not ours. */
async function importFile(
  read: (file: string) => Promise<ImportCounts>,
  file: string,
): Promise<ReturnType<typeof told>> {
  try {
    return told(await read(file));
  } catch (error) {
    if (UNREADABLE.has((error as { code?: string }).code ?? '')) {
      throw new UsageError(`There is no file ${file} that can be read.`, { cause: error });
    }
    if (!isOfTheFile(error)) throw error;
    throw new UsageError(`${file} could not be read in: ${error.message}`, { cause: error });
  }
}

/** Open data that operators read in. */
export const importCommands: Command<{ imports: Imports }>[] = [
  {
    words: 'import towns',
    arguments: ['FILE'],
    options: {},
    summary: 'Refresh the gazetteer from a GeoNames dump such as cities500.txt.',
    run: ({ arguments: [file = ''] }, { imports }) => importFile(imports.towns, file),
  },
  {
    words: 'import places',
    arguments: ['FILE'],
    options: {},
    summary: 'Read campsites of OpenStreetMap from .osm.pbf, Overpass JSON or GeoJSON.',
    run: ({ arguments: [file = ''] }, { imports }) => importFile(imports.places, file),
  },
];
