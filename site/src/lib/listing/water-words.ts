import { walk } from '#lib/format/distances.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ListingCard } from '#lib/services.ts';
import type { Messages } from '#messages/index.ts';

type ToWater = ListingCard['water'];

/** A campsite nearer than this is by the water: measured distances are only accurate to some 100 m. */
const BY_METRES = 150;

/** Maximum distance that people walk, in metres; a card that was not asked says nothing about more. */
const WALK_METRES = { sea: 3000, lake: 2000 };

/** Maximum distance that the answer to a search says, in metres. */
const ASKED_METRES = 5000;

const WATERS = ['sea', 'lake'] as const;

/** Names a distance to the sea or a lake: `By the sea`, `600 m to a lake`. */
function words({ facts }: Messages, locale: Locale, water: keyof ToWater, metres: number): string {
  const { bySea, byLake, toSea, toLake } = facts.water;
  const [by, to] = water === 'sea' ? [bySea, toSea] : [byLake, toLake];
  return metres < BY_METRES ? by : to(walk(locale, metres));
}

/**
 * Describes how near the sea and a lake are, if they are within a walk; a water that the search asked for also beyond
 * that.
 * @param asked Parameters of the search.
 */
export const waterWords = (
  t: Messages,
  locale: Locale,
  water: ToWater,
  asked = new URLSearchParams(),
): string[] =>
  WATERS.flatMap((name) => {
    const metres = water[name];
    const most = asked.has(name) ? ASKED_METRES : WALK_METRES[name];
    return metres === null || metres > most ? [] : [words(t, locale, name, metres)];
  });

/** The distances of a page, by name, up to the farthest that a search can ask for. */
export const waterRows = (
  { facts }: Messages,
  locale: Locale,
  water: ToWater,
): [name: string, distance: string][] =>
  WATERS.flatMap((name) => {
    const metres = water[name];
    if (metres === null || metres > ASKED_METRES) return [];
    return [[facts.water[name], walk(locale, Math.max(metres, 50))] as [string, string]];
  });
