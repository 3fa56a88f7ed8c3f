declare module 'virtual:coasts' {
  /** The coasts and borders of the built-in map, packed, in base 64. */
  export const world: string;
  /** What is known in detail of the covered countries: data/basemap.bin, in base 64. */
  export const detail: string;
  /** Where the names of the regions stand. */
  export const regions: { id: string; name: string; lng: number; lat: number }[];
}
