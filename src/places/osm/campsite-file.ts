import { openSource } from '../source-file.ts';
import { readJson } from './json-file.ts';
import type { OsmCampsite } from './osm-campsite.ts';
import { timeOfPbf } from './pbf-blocks.ts';
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

/**
 * Keys of JSON documents that state the time of their data: Overpass' answers, and exports of Overpass Turbo. Other
 * tools quote Overpass in a text, as `osm_base "…"`.
 */
const STATED_TIME =
  /"timestamp_osm_base"\s*:\s*"([^"]+)"|"timestamp"\s*:\s*"([^"]+)"|osm_base[\s\\"]+([\dT:.+-]+Z)/;

/** Where the data of a JSON document begins; times behind it are those of single objects. */
const DATA = /"(?:features|elements)"\s*:/;

/**
 * The time of the state of OpenStreetMap that a file has, as the file itself states it before its data; null if it does
 * not, or if it lies after `now`.
 */
export async function timeOfData(file: string, now: Date): Promise<Date | null> {
  const start = await startOf(file);
  const time =
    formatOf(start) === 'pbf'
      ? await timeOfPbf(await openSource(file))
      : timeIn(start.toString('utf8').split(DATA, 1)[0] ?? '');
  return time !== null && time.getTime() <= now.getTime() ? time : null;
}

function timeIn(head: string): Date | null {
  const [, ...stated] = STATED_TIME.exec(head) ?? [];
  const time = new Date(stated.find(Boolean) ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}
