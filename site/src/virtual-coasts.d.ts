declare module 'virtual:coasts' {
  /** Packed coasts and borders of the built-in map, in base64. */
  export const world: string;
  /** Packed details of the covered countries: data/basemap.bin, in base64. */
  export const detail: string;
  /** Positions of the regions' names, in degrees. */
  export const regions: { id: string; name: string; lng: number; lat: number }[];
}
