import type { Messages } from '#messages/index.ts';
import type { AnyCard } from '#lib/services.ts';
import { filterWords } from './filter-words.ts';

type Amenity = keyof Messages['facts']['amenities'];

/** Returns the amenities that a search asked for, each once; other values are ignored. */
export const amenitiesAsked = (
  asked: Pick<URLSearchParams, 'getAll'>,
  { facts }: Messages,
): Amenity[] =>
  [...new Set(asked.getAll('amenity'))].filter((name): name is Amenity =>
    Object.hasOwn(facts.amenities, name),
  );

/** Names the requested amenities that a result does not state. */
export function unstatedWords(t: Messages, result: AnyCard, asked: URLSearchParams): string {
  const stated: readonly string[] = result.kind === 'campsite' ? result.facts.amenities.yes : [];
  const amenities = amenitiesAsked(asked, t)
    .filter((name) => !stated.includes(name))
    .map((name) => t.facts.amenities[name]);
  return result.notStated
    .flatMap((name) =>
      name === 'amenity' && amenities.length > 0 ? amenities : filterWords(t, name),
    )
    .join(', ');
}
