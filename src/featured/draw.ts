/** Maximum number of listings featured at once. */
export const MAX_FEATURED = 2;

const HOUR_MS = 3_600_000;

/** Mixes two whole numbers into one of 32 bits (the finaliser of MurmurHash3, by Austin Appleby). */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e_37_79_b1) ^ Math.imul(other, 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Draws the featured listings of an hour: each eligible one has the same chance, independent of the
 * others, and all draws within the hour are the same. Returns their ids in the order drawn.
 */
export function draw(eligible: readonly number[], now: Date): number[] {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return eligible
    .map((id) => ({ id, lot: mixed(id, hour) }))
    .sort((a, b) => a.lot - b.lot || a.id - b.id)
    .slice(0, MAX_FEATURED)
    .map(({ id }) => id);
}
