import type { TripStay } from './stops.ts';
import type { StopAnswer } from './totals.ts';
import type { StopView } from './trip-view.server.ts';

/** What decides whether the owner of a stop can be asked. */
type Planned = Pick<StopView, 'id' | 'partner' | 'answer' | 'stay'>;

/** Answers that the calendar has given: only other dates help. */
const SETTLED: ReadonlySet<StopAnswer> = new Set(['past', 'closed', 'unavailable', 'min_nights']);

const isSettled = ({ answer }: Planned): boolean => SETTLED.has(answer);

/** Whom one form may ask about the stops of a trip. */
export interface Asking<S extends Planned> {
  /** Each listing once; a campsite of OpenStreetMap has no owner here. */
  asked: S[];
  /** Stops of other listings, whose dates are past, not free, closed or too few. */
  leftOut: S[];
  /** The one pair of dates that all who can be asked are planned for; null where they differ. */
  stay: TripStay | null;
}

/** Tells the stops whose owners can be asked from those that have one but need other dates first. */
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
