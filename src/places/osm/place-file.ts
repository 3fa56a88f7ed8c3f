import { openSource } from '../source-file.ts';
import { readJson } from './json-file.ts';
import type { OsmPlace } from './osm-place.ts';
import { readPbf } from './pbf-file.ts';

const BYTE_ORDER_MARK = '\u{feff}';

type Format = 'pbf' | 'json';

/** What the first bytes say, whatever the name: a .osm.pbf names its first block after four bytes. */
function formatOf(start: Buffer): Format {
  if (start.subarray(0, 32).includes('OSMHeader')) return 'pbf';
  const text = start.toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
  if (text.startsWith('{')) return 'json';
  if (text.startsWith('<')) {
    throw new Error('This is XML. Convert it: osmium cat in.osm -o out.osm.pbf');
  }
  throw new Error('This is neither .osm.pbf, nor GeoJSON, nor an answer of Overpass in JSON');
}

async function startOf(file: string): Promise<Buffer> {
  const source = await openSource(file);
  for await (const chunk of source) return chunk as Buffer;
  return Buffer.alloc(0);
}

/**
 * Reads OpenStreetMap's campsites (`tourism=camp_site` or `caravan_site`) from .osm.pbf, Overpass
 * JSON or GeoJSON, each plain or gzipped. Undefined for each object the file offers that is not
 * usable: no campsite, no id of OpenStreetMap, or no point. Throws when the file breaks off.
 */
export async function* readPlaces(file: string): AsyncGenerator<OsmPlace | undefined> {
  const open = () => openSource(file);
  if (formatOf(await startOf(file)) === 'pbf') yield* readPbf(open);
  else yield* readJson(await open());
}
