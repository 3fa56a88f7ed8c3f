import type { Messages } from '#messages/index.ts';
import type { IconName } from '#lib/ui/icon-names.ts';
import type { CardView } from './card.ts';

/** A fact on a card. */
export interface CardFact {
  icon: IconName;
  words: string;
}

/** Pitch types that a card names. */
export const MAX_PITCH_TYPES = 3;

/** What a listing's card says of the vehicle or the campsite, in the order in which it is read. */
export function cardFacts(
  { search, facts: words }: Messages,
  { sleeps, seats, transmission, pitchTypes }: CardView,
): CardFact[] {
  const facts: CardFact[] = [];
  if (sleeps !== null) facts.push({ icon: 'bed-double', words: search.sleeps(sleeps) });
  if (seats !== null) facts.push({ icon: 'armchair', words: search.seatCount(seats) });
  if (transmission) facts.push({ icon: 'cog', words: words.transmissions[transmission] });
  const pitches = (pitchTypes ?? [])
    .slice(0, MAX_PITCH_TYPES)
    .map((type) => words.pitchTypes[type]);
  if (pitches.length > 0) facts.push({ icon: 'tent', words: pitches.join(' · ') });
  return facts;
}
