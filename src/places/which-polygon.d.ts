declare module 'which-polygon' {
  import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

  /** Indexes polygons. The result is a function that returns the properties of the polygon around a point, or null. */
  export default function whichPolygon<Properties>(
    shapes: FeatureCollection<Polygon | MultiPolygon, Properties>,
  ): (point: [number, number]) => Properties | null;
}
