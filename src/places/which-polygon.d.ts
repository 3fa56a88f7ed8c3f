declare module 'which-polygon' {
  import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

  /** Indexes polygons; the result gives the properties of the one that contains `[lng, lat]`, or null. */
  export default function whichPolygon<Properties>(
    shapes: FeatureCollection<Polygon | MultiPolygon, Properties>,
  ): (point: [number, number]) => Properties | null;
}
