import {
  EARTH_RADIUS_METRES,
  HALF_WORLD_METRES,
  type LatLng,
  type Metres,
  squaredChord,
  toMetres,
  unitVector,
} from './mercator.ts';

/** The positions of the rows of an index by slot, in Web Mercator metres and as unit vectors. */
export interface Points {
  x: { readonly values: Int32Array };
  y: { readonly values: Int32Array };
  axisA: { readonly values: Float32Array };
  axisB: { readonly values: Float32Array };
  axisC: { readonly values: Float32Array };
}

/** A rectangle in Web Mercator metres, including its edges. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The position of a box relative to an area: wholly inside, wholly outside, or neither. */
export type Relation = 'inside' | 'outside' | 'crosses';

/** A part of the world that a question is about. */
export interface Area {
  relate(box: Box): Relation;
  /** The bits of the slots from `from` to before `to`, all of one word, whose rows lie in the area. */
  bitsIn(from: number, to: number): number;
}

/** The area of a box. */
export function boxArea({ x, y }: Points, area: Box): Area {
  const { west, south, east, north } = area;
  return {
    relate(box) {
      if (box.west > east || box.east < west || box.south > north || box.north < south) {
        return 'outside';
      }
      const within =
        box.west >= west && box.east <= east && box.south >= south && box.north <= north;
      return within ? 'inside' : 'crosses';
    },
    bitsIn(from, to) {
      const [xs, ys] = [x.values, y.values];
      let bits = 0;
      for (let slot = from; slot < to; slot++) {
        const [px, py] = [xs[slot]!, ys[slot]!];
        if (px >= west && px <= east && py >= south && py <= north) bits |= 1 << (slot & 31);
      }
      return bits;
    },
  };
}

/** The area of a tile: its box without the east and south edges, which belong to the neighbouring tiles. */
export function tileArea(points: Points, box: Box): Area {
  const { x, y } = points;
  return {
    relate: boxArea(points, box).relate,
    bitsIn(from, to) {
      let bits = 0;
      for (let slot = from; slot < to; slot++) {
        const [px, py] = [x.values[slot]!, y.values[slot]!];
        const isIn = px >= box.west && px < box.east && py > box.south && py <= box.north;
        if (isIn) bits |= 1 << (slot & 31);
      }
      return bits;
    },
  };
}

/** Converts bounds in degrees to boxes: two boxes if the bounds cross the antimeridian (`west` greater than `east`). */
export function boxesOf(west: number, south: number, east: number, north: number): Box[] {
  const { y: bottom } = toMetres({ lat: south, lng: 0 });
  const { y: top } = toMetres({ lat: north, lng: 0 });
  const box = (from: number, to: number): Box => ({
    west: toMetres({ lat: 0, lng: from }).x,
    south: bottom,
    east: toMetres({ lat: 0, lng: to }).x,
    north: top,
  });
  return west <= east ? [box(west, east)] : [box(west, 180), box(-180, east)];
}

/** The union of areas. */
export function anyArea(areas: readonly Area[]): Area {
  if (areas.length === 1) return areas[0]!;
  return {
    relate(box) {
      let crosses = false;
      for (const area of areas) {
        const relation = area.relate(box);
        if (relation === 'inside') return 'inside';
        if (relation === 'crosses') crosses = true;
      }
      return crosses ? 'crosses' : 'outside';
    },
    bitsIn: (from, to) => areas.reduce((bits, area) => bits | area.bitsIn(from, to), 0),
  };
}

/** The intersection of two areas. */
export function bothAreas(one: Area, other: Area): Area {
  return {
    relate(box) {
      const relation = one.relate(box);
      if (relation === 'outside') return relation;
      const second = other.relate(box);
      return relation === 'inside' || second === 'outside' ? second : relation;
    },
    bitsIn: (from, to) => one.bitsIn(from, to) & other.bitsIn(from, to),
  };
}

/** Creates the function that gives the squared chord between a point and the row of a slot. */
export function squaredChordFrom(points: Points, point: Metres): (slot: number) => number {
  const [a, b, c] = unitVector(point);
  const { axisA, axisB, axisC } = points;
  return (slot) => {
    const da = axisA.values[slot]! - a;
    const db = axisB.values[slot]! - b;
    const dc = axisC.values[slot]! - c;
    return da * da + db * db + dc * dc;
  };
}

/** The area within `radius` metres (along the sphere) of a point. */
export function circleArea(points: Points, centre: LatLng, radius: number): Area {
  const middle = toMetres(centre);
  const far = squaredChord(radius);
  const distance = squaredChordFrom(points, middle);
  const bounds = boxAround(centre, radius);
  const [a, b, c] = unitVector(middle);
  const reaches = (x: number, y: number) => {
    const [da, db, dc] = unitVector({ x, y });
    return (da - a) ** 2 + (db - b) ** 2 + (dc - c) ** 2 <= far;
  };
  return {
    relate(box) {
      if (
        box.west > bounds.east ||
        box.east < bounds.west ||
        box.south > bounds.north ||
        box.north < bounds.south
      ) {
        return 'outside';
      }
      // A circle on the sphere is convex on this map, so the whole box is inside if its four corners are.
      const within =
        reaches(box.west, box.south) &&
        reaches(box.west, box.north) &&
        reaches(box.east, box.south) &&
        reaches(box.east, box.north);
      return within ? 'inside' : 'crosses';
    },
    bitsIn(from, to) {
      let bits = 0;
      for (let slot = from; slot < to; slot++) if (distance(slot) <= far) bits |= 1 << (slot & 31);
      return bits;
    },
  };
}

/** The smallest box around a circle; it has the whole width of the map if the circle contains a pole or crosses the antimeridian. */
export function boxAround(centre: LatLng, radius: number): Box {
  const angle = radius / EARTH_RADIUS_METRES;
  const lat = (angle * 180) / Math.PI;
  const south = toMetres({ lat: centre.lat - lat, lng: 0 }).y;
  const north = toMetres({ lat: centre.lat + lat, lng: 0 }).y;
  const everywhere = { west: -HALF_WORLD_METRES, south, east: HALF_WORLD_METRES, north };
  if (Math.abs(centre.lat) + lat >= 85) return everywhere;
  const widest = Math.asin(Math.sin(angle) / Math.cos((centre.lat * Math.PI) / 180));
  const lng = (widest * 180) / Math.PI;
  if (Math.abs(centre.lng) + lng > 180) return everywhere;
  const west = toMetres({ lat: 0, lng: centre.lng - lng }).x;
  const east = toMetres({ lat: 0, lng: centre.lng + lng }).x;
  return { west, south, east, north };
}
