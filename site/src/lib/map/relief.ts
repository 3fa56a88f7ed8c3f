/** Bounding box of relief.webp in degrees. */
export const RELIEF = { west: -12, south: 35, east: 12, north: 61.5 };
