import type { ImportCounts } from '../places/index.ts';
import { type Command, lines, UsageError } from './command.ts';

/** The imports of open data, each from the path of a file. */
export interface Imports {
  towns(file: string): Promise<ImportCounts>;
  places(file: string): Promise<ImportCounts>;
}

const result = (counts: ImportCounts) => ({ json: counts, text: lines(counts) });

const UNREADABLE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES']);

/** Whether a reader threw because of the file's content; bugs and database errors have other types. */
const isOfTheFile = (error: unknown): error is Error =>
  error instanceof Error && (error.constructor === Error || error.name.startsWith('Token'));

/** Imports a file; one that is missing, unreadable or of another format is a UsageError. */
async function importFile(
  read: (file: string) => Promise<ImportCounts>,
  file: string,
): Promise<ReturnType<typeof result>> {
  try {
    return result(await read(file));
  } catch (error) {
    if (UNREADABLE.has((error as { code?: string }).code ?? '')) {
      throw new UsageError(`There is no file ${file} that can be read.`, { cause: error });
    }
    if (!isOfTheFile(error)) throw error;
    throw new UsageError(`${file} could not be read in: ${error.message}`, { cause: error });
  }
}

/** Commands that import open data. */
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
