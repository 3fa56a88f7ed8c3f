import { readFile } from 'node:fs/promises';
import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const DATA = new URL('../../../data/', import.meta.url);

const readJson = async <Content>(name: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(name, DATA), 'utf8')) as Content;

/** Position of a region's name on the map. */
export interface RegionLabel {
  id: string;
  name: string;
  lng: number;
  lat: number;
}

/** Returns the centroid of a ring, and its area in square degrees. */
function middleOf(ring: Position[]): { lng: number; lat: number; area: number } {
  let [area, lng, lat] = [0, 0, 0];
  for (let at = 1; at < ring.length; at += 1) {
    const [[ax, ay], [bx, by]] = [ring[at - 1]!, ring[at]!];
    const cross = ax! * by! - bx! * ay!;
    area += cross / 2;
    lng += ((ax! + bx!) * cross) / 6;
    lat += ((ay! + by!) * cross) / 6;
  }
  return { lng: lng / area, lat: lat / area, area: Math.abs(area) };
}

/** Returns the borders between the known regions, and the positions of their names. */
export async function readRegions(): Promise<{ borders: Position[][]; labels: RegionLabel[] }> {
  const topology =
    await readJson<Topology<{ regions: GeometryCollection }>>('region-borders.topojson');
  const known = await readJson<{ code: string; name: string }[]>('regions.json');
  const names = new Map(known.map(({ code, name }) => [code, name]));
  const { regions } = topology.objects;
  const labels = feature(topology, regions).features.flatMap(({ id, geometry }) => {
    const name = names.get(String(id));
    if (name === undefined || geometry.type !== 'MultiPolygon') return [];
    const parts = geometry.coordinates.map(([outline]) => middleOf(outline!));
    const { lng, lat } = parts.toSorted((a, b) => b.area - a.area)[0]!;
    return [{ id: String(id), name, lng, lat }];
  });
  return {
    borders: mesh(topology, regions as never, (a, b) => a !== b).coordinates,
    labels,
  };
}
