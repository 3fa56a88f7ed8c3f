import type { NamedTown } from '../../places/index.ts';
import type { TownAnswer, TownQuestion } from '../map/index.ts';

/** Asks the gazetteer which towns have a name. */
export type FindTowns = (
  name: string,
  where: { countryCode: string | null; region: string | null },
) => Promise<NamedTown[]>;

const MOST_REMEMBERED = 50_000;
const MOST_SHOWN = 8;

/** The answers to one run's questions where its towns are; each is asked once. */
export class Towns {
  readonly #findTowns: FindTowns;
  readonly #answers = new Map<string, TownAnswer>();

  constructor(findTowns: FindTowns) {
    this.#findTowns = findTowns;
  }

  async find(question: TownQuestion): Promise<TownAnswer> {
    const { city, region, countryCode } = question;
    const key = JSON.stringify([city, region, countryCode]);
    const before = this.#answers.get(key);
    if (before !== undefined) return before;
    const answer = answerOf(await this.#findTowns(city, { countryCode, region }));
    if (this.#answers.size < MOST_REMEMBERED) this.#answers.set(key, answer);
    return answer;
  }
}

function answerOf(towns: readonly NamedTown[]): TownAnswer {
  const [first] = towns;
  if (first === undefined) return { kind: 'none' };
  if (towns.length === 1) {
    return { kind: 'town', lat: first.lat, lng: first.lng, countryCode: first.countryCode };
  }
  const labels = towns.map(({ label }) => label);
  const candidates =
    labels.length <= MOST_SHOWN
      ? labels
      : [...labels.slice(0, MOST_SHOWN), `and ${labels.length - MOST_SHOWN} more`];
  return { kind: 'several', candidates };
}
