import { openSource } from '../source-file.ts';
import { readJson } from './json-file.ts';
import type { OsmCampsite } from './osm-campsite.ts';
import { readPbf } from './pbf-file.ts';

const BYTE_ORDER_MARK = '\u{feff}';

type Format = 'pbf' | 'json';

/** Detects the format by the first bytes, not the file name: a .osm.pbf has the name of its first block at byte 6. */
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
 * JSON or GeoJSON, each plain or gzipped. Yields undefined for each object that is not usable because it
 * is not a campsite, or has no OpenStreetMap id or no point. Throws if the format is unknown or the file
 * is cut off.
 */
export async function* readCampsites(file: string): AsyncGenerator<OsmCampsite | undefined> {
  const open = () => openSource(file);
  if (formatOf(await startOf(file)) === 'pbf') yield* readPbf(open);
  else yield* readJson(await open());
}
