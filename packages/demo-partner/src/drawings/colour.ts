type Rgb = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (rgb: Rgb): string =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Interpolates between two `#rrggbb` colours; `amount` is from 0 to 1. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)];
  return hex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * amount) as unknown as Rgb);
}

/** Returns a colour under a coloured light; white light changes nothing. */
export function under(light: string, colour: string): string {
  const [a, b] = [channels(light), channels(colour)];
  return hex([0, 1, 2].map((i) => (a[i]! * b[i]!) / 255) as unknown as Rgb);
}

export const darker = (colour: string, amount: number): string => mix(colour, '#101827', amount);
export const lighter = (colour: string, amount: number): string => mix(colour, '#ffffff', amount);
