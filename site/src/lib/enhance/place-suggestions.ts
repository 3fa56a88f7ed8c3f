import type { ResolvedMatch } from '#lib/services.ts';

/** What `/search/places.json` answers. */
export interface PlaceSuggestions {
  places: {
    kind: ResolvedMatch['kind'];
    name: string;
    context: string;
    /** The text put into the field, with which the search finds exactly this place. */
    value: string;
    lat: number;
    lng: number;
  }[];
  /** The number of suggestions as a sentence, for screen readers. */
  said: string;
}
