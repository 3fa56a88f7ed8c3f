/** Sizes of the pictures of the dashboard in CSS pixels. */
export const SIZES = {
  wide: { width: 1000, height: 580 },
  narrow: { width: 390, height: 520 },
} as const;

/** Screens that get the narrow pictures. */
export const NARROW = '(max-width: 40rem)';
