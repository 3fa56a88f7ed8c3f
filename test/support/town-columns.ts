import { countryNumber, type TownColumns } from '../../src/places/towns/town-columns.ts';
import type { Town } from '../../src/places/towns/town.ts';

/** Columns of towns that are in memory already. */
export function townColumnsOf(towns: readonly Town[]): TownColumns {
  const byId = towns.toSorted((a, b) => a.id - b.id);
  return {
    ids: Int32Array.from(byId, ({ id }) => id),
    lats: Float64Array.from(byId, ({ lat }) => lat),
    lngs: Float64Array.from(byId, ({ lng }) => lng),
    populations: Int32Array.from(byId, ({ population }) => population),
    gone: new Int32Array(byId.length),
    countries: Uint16Array.from(byId, ({ countryCode }) => countryNumber(countryCode)),
    townAt: (at) => byId[at]!,
  };
}
