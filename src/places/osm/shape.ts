import type { Point } from '../geo.ts';

/**
 * Collects the points of a way or relation to find its centre. This is the centre of the bounding box, as in
 * Overpass' `out center`, so that a campsite does not move when the next import has another format.
 */
export class Shape {
  #west = Infinity;
  #south = Infinity;
  #east = -Infinity;
  #north = -Infinity;

  add(lat: number, lng: number): void {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) return;
    if (lng < this.#west) this.#west = lng;
    if (lng > this.#east) this.#east = lng;
    if (lat < this.#south) this.#south = lat;
    if (lat > this.#north) this.#north = lat;
  }

  /** The centre, rounded to OpenStreetMap's own precision of seven decimals; undefined without points. */
  middle(): Point | undefined {
    if (this.#west === Infinity) return undefined;
    const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
    return {
      lat: rounded((this.#south + this.#north) / 2),
      lng: rounded((this.#west + this.#east) / 2),
    };
  }
}
