import type { CampsiteWish, Imports } from '../app/use-cases/imports.ts';
import type { BaseMap } from '../basemap/index.ts';
import { type Caller, type Command, flag, type Given, Unconfirmed, WorkFailed } from './command.ts';
import { lines } from './output.ts';
import { ExpectedError } from '../platform/errors.ts';

/** Builds the result of an import: the counts, and the first lines that could not be read. */
function result(imported: object & { problems?: string[]; read?: number; skipped?: number }) {
  const { problems = [], ...counts } = imported;
  const { read, skipped = 0 } = imported;
  const failed = read !== undefined && read === skipped;
  const said = failed ? [...problems, 'Nothing of the file could be used.'] : problems;
  return { json: imported, text: [lines(counts), ...said].join('\n'), failed };
}

const present = ({ name, bounds, minZoom, maxZoom, tiles, bytes }: BaseMap) => ({
  name,
  bounds,
  min_zoom: minZoom,
  max_zoom: maxZoom,
  tiles,
  bytes,
});

const UNREADABLE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES']);

/**
 * Whether a reader threw because of the file's content; bugs and database errors have other types.
 * TokenizerError and TokenParserError of the JSON parser are recognised by class, since they set no
 * `name`.
 */
const isOfTheFile = (error: unknown): error is Error =>
  error instanceof Error && /^(?:Error|Token\w*Error)$/.test(error.constructor.name);

/** Imports a file. Throws `not_found` when it cannot be read, WorkFailed when it has another format. */
async function importFile(
  read: (file: string) => Promise<object>,
  file: string,
): Promise<ReturnType<typeof result>> {
  try {
    return result(await read(file));
  } catch (error) {
    if (UNREADABLE.has((error as { code?: string }).code ?? '')) {
      throw new ExpectedError('not_found', `There is no file ${file} that can be read.`);
    }
    if (!isOfTheFile(error)) throw error;
    throw new WorkFailed(`${file} could not be read in: ${error.message}`, { cause: error });
  }
}

/** A person at a terminal is refused a doubtful file; a program is warned, as by `confirmed`. */
const wishOf = ({ options }: Given, caller: Caller): CampsiteWish => ({
  force: options.force === true,
  part: options.part === true,
  doubt(finding, remedy) {
    if (caller.isPerson) throw new Unconfirmed(`${finding} Nothing was imported. ${remedy}`);
    caller.warn(
      `${finding} It is imported; what it lacks stays in countries of which it has less than half, and goes in others. ${remedy}`,
    );
  },
});

export const importCommands: Command<{ imports: Imports; caller: Caller }>[] = [
  {
    words: 'import towns',
    arguments: ['FILE'],
    options: {},
    summary: 'Refresh the gazetteer from a GeoNames dump such as cities500.txt.',
    run: ({ arguments: [file = ''] }, { imports }) => importFile(imports.towns, file),
  },
  {
    words: 'import gazetteer',
    arguments: ['FILE'],
    options: {},
    summary:
      'Refresh towns, areas or postcodes from a GeoNames dump of a country or of its postal codes.',
    run: ({ arguments: [file = ''] }, { imports }) => importFile(imports.gazetteer, file),
  },
  {
    words: 'import places',
    arguments: ['FILE'],
    options: {
      part: flag('the file holds only a part of its countries: what it lacks stays'),
      force: flag('though it is older or much smaller than what is known: what it lacks goes'),
    },
    summary: 'Read campsites of OpenStreetMap from .osm.pbf, Overpass JSON or GeoJSON.',
    run: (given, { imports, caller }) =>
      importFile((file) => imports.places(file, wishOf(given, caller)), given.arguments[0] ?? ''),
  },
  {
    words: 'import map',
    arguments: ['FILE'],
    options: {},
    summary: "Serve a base map of OpenStreetMap: PMTiles of vector tiles in Protomaps' schema.",
    run: ({ arguments: [file = ''] }, { imports }) =>
      importFile(async (path) => present(await imports.map(path)), file),
  },
];
