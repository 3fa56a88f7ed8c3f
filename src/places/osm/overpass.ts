import type { Point } from '../geo.ts';
import { kindOf, type OsmCampsite, campsiteOf, type Tags, tagsOf } from './osm-campsite.ts';
import { Shape } from './shape.ts';

interface Coordinates {
  lat?: unknown;
  lon?: unknown;
}

interface Member extends Coordinates {
  type?: unknown;
  ref?: unknown;
  geometry?: unknown;
}

interface Element extends Coordinates {
  type?: unknown;
  id?: unknown;
  tags?: unknown;
  center?: Coordinates;
  bounds?: { minlat?: unknown; minlon?: unknown; maxlat?: unknown; maxlon?: unknown };
  nodes?: unknown;
  geometry?: unknown;
  members?: unknown;
}

/** Reads the elements of an Overpass answer, which may come in any order. */
export interface OverpassReader {
  add(element: unknown): void;
  /** Call it after all elements were added. Yields the campsites, and undefined for each other tagged element. */
  campsites(): Generator<OsmCampsite | undefined>;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function pointOf(at: unknown): Point | undefined {
  const { lat, lon } = (at ?? {}) as Coordinates;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lng: lon } : undefined;
}

/** Creates a reader. It stores all nodes and ways, because campsites may come before the nodes and ways they refer to. */
export function createOverpassReader(): OverpassReader {
  const nodes = new Map<unknown, Point>();
  const ways = new Map<unknown, Element>();
  const tagged: { element: Element; tags: Tags }[] = [];
  let others = 0;

  function addAll(points: unknown, shape: Shape): void {
    for (const at of list(points)) {
      const point = pointOf(at);
      if (point) shape.add(point.lat, point.lng);
    }
  }

  function addWay(way: Element | undefined, shape: Shape): void {
    addAll(way?.geometry, shape);
    addAll(
      list(way?.nodes).map((id) => lonLat(nodes.get(id))),
      shape,
    );
  }

  function addMember(member: Member, shape: Shape): void {
    addAll([member], shape);
    addAll(member.geometry, shape);
    if (member.type === 'node') addAll([lonLat(nodes.get(member.ref))], shape);
    if (member.type === 'way') addWay(ways.get(member.ref), shape);
  }

  /** The centre of an element: as stated in the answer, else of its bounding box, else of its points. */
  function middleOf(element: Element): Point | undefined {
    const stated = pointOf(element) ?? pointOf(element.center);
    if (stated) return stated;
    const { minlat, minlon, maxlat, maxlon } = element.bounds ?? {};
    const shape = new Shape();
    addAll(
      [
        { lat: minlat, lon: minlon },
        { lat: maxlat, lon: maxlon },
      ],
      shape,
    );
    if (shape.middle() === undefined) {
      addWay(element, shape);
      for (const member of list(element.members)) addMember((member ?? {}) as Member, shape);
    }
    return shape.middle();
  }

  return {
    add(value) {
      const element = (value ?? {}) as Element;
      const point = pointOf(element);
      if (element.type === 'node' && point) nodes.set(element.id, point);
      if (element.type === 'way') ways.set(element.id, element);
      const tags = tagsOf((element.tags ?? {}) as Record<string, unknown>);
      if (kindOf(tags)) tagged.push({ element, tags });
      else if (Object.keys(tags).length > 0) others += 1;
    },
    *campsites() {
      for (const { element, tags } of tagged) {
        const known = ['node', 'way', 'relation'].includes(String(element.type));
        const ref =
          known && Number.isSafeInteger(element.id) ? `${element.type}/${element.id}` : undefined;
        yield campsiteOf(ref, middleOf(element), tags);
      }
      for (; others > 0; others--) yield undefined;
    },
  };
}

const lonLat = (point: Point | undefined) => point && { lat: point.lat, lon: point.lng };
