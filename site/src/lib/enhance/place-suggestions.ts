import type { ResolvedMatch } from '#lib/services.ts';

/** Response of `/search/places.json`. */
export interface PlaceSuggestions {
  places: {
    /** A sentence has filters and no place. */
    kind: ResolvedMatch['kind'] | 'sentence';
    name: string;
    context: string;
    /** Text for the field, with which the search finds exactly this place. */
    value: string;
    lat: number;
    lng: number;
  }[];
  /** The number of suggestions as a sentence, for screen readers. */
  said: string;
}
