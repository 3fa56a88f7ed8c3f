import type { Readable } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { campsiteOfFeature } from './geojson.ts';
import type { OsmCampsite } from './osm-campsite.ts';
import { createOverpassReader } from './overpass.ts';

interface Item {
  list: 'features' | 'elements' | 'remark';
  value: unknown;
}

/** Yields the features, elements and remarks of a document while its text arrives. */
async function* itemsOf(source: Readable): AsyncGenerator<Item> {
  const parser = new JSONParser({
    paths: ['$.features.*', '$.elements.*', '$.remark'],
    keepStack: false,
  });
  let items: Item[] = [];
  parser.onValue = ({ value, key, stack }) => {
    items.push({ list: (stack[1]?.key ?? key) as Item['list'], value });
  };
  for await (const chunk of source) {
    parser.write(chunk as Buffer);
    yield* items;
    items = [];
  }
  // Throws if the document is cut off: importing half a file would mark the campsites of the other half as gone.
  if (!parser.isEnded) parser.end();
}

/**
 * Reads the campsites of a JSON document: GeoJSON (`features`) or an answer of Overpass (`elements`).
 * Yields undefined for each feature or tagged element that is not a campsite or has no point.
 */
export async function* readJson(source: Readable): AsyncGenerator<OsmCampsite | undefined> {
  const overpass = createOverpassReader();
  let empty = true;
  for await (const { list, value } of itemsOf(source)) {
    if (list === 'features') yield campsiteOfFeature(value);
    if (list === 'elements') overpass.add(value);
    if (list === 'remark' && /error/i.test(String(value))) {
      throw new Error(`Overpass did not finish its answer: ${String(value)}`);
    }
    empty &&= list === 'remark';
  }
  if (empty)
    throw new Error('The document holds neither features (GeoJSON) nor elements (Overpass)');
  yield* overpass.campsites();
}
