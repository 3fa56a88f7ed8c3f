import type { TripStay } from './stops.ts';
import type { StopAnswer } from './totals.ts';
import type { StopView } from './trip-view.server.ts';

/** The fields that decide whether the owner of a stop can be asked. */
type Planned = Pick<StopView, 'id' | 'partner' | 'answer' | 'stay'>;

/** Availability answers that are final for these dates; only other dates help. */
const SETTLED: ReadonlySet<StopAnswer> = new Set(['past', 'closed', 'unavailable', 'min_nights']);

const isSettled = ({ answer }: Planned): boolean => SETTLED.has(answer);

/** The stops of a trip that one form may ask about. */
export interface Asking<S extends Planned> {
  /** Stops to ask about, each listing once. OpenStreetMap's campsites have no owner here. */
  asked: S[];
  /** Other listings whose dates are past, closed, taken or shorter than the minimum stay. */
  leftOut: S[];
  /** The dates that all stops in `asked` have in common; null when they differ. */
  stay: TripStay | null;
}

/** Splits stops into those whose owners can be asked and those that need other dates first. */
export function askingOf<S extends Planned>(stops: readonly S[]): Asking<S> {
  const owned = stops.filter(({ partner }) => partner !== null);
  const open = owned.filter((stop) => !isSettled(stop));
  const ids = new Set(open.map(({ id }) => id));
  const [first = null, ...others] = open.map(({ stay }) => stay);
  const isOne = others.every((one) => one?.from === first?.from && one?.to === first?.to);
  return {
    asked: open.filter(({ id }, at) => open.findIndex((stop) => stop.id === id) === at),
    leftOut: owned.filter((stop) => isSettled(stop) && !ids.has(stop.id)),
    stay: isOne ? first : null,
  };
}
