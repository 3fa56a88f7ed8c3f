import type { PlaceSuggestions } from './place-suggestions.ts';

type Place = PlaceSuggestions['places'][number];

/** A suggestion for an empty field: near me, a recent place, or a place with many results. */
export interface PlaceIdea extends Pick<Place, 'name' | 'context' | 'value'> {
  kind: 'near' | 'recent' | Place['kind'];
}

const STORAGE_KEY = 'campcairn.places';
const MAX_RECENT = 5;

type Recent = Pick<Place, 'name' | 'value'>;

const isRecent = (kept: unknown): kept is Recent =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Recent).name === 'string' &&
  typeof (kept as Recent).value === 'string';

/** Returns recently searched places from local storage, most recent first. */
function recentPlaces(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Stores a searched place in this browser. */
export function rememberPlace({ name, value }: Recent): void {
  const others = recentPlaces().filter((place) => place.value !== value && place.value !== name);
  try {
    const kept = [{ name, value }, ...others].slice(0, MAX_RECENT);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Local storage is not available, so nothing is suggested again.
  }
}

/** Returns the suggestions for an empty field. */
export function placeIdeas(input: HTMLInputElement, most: readonly Place[]): PlaceIdea[] {
  const { nearLabel = '', recentLabel = '' } = input.dataset;
  const recent = recentPlaces();
  const known = new Set(recent.map(({ value }) => value));
  return [
    { kind: 'near', name: nearLabel, context: '', value: '' },
    ...recent.map((place): PlaceIdea => ({ ...place, kind: 'recent', context: recentLabel })),
    ...most.filter(({ value }) => !known.has(value)),
  ];
}

/**
 * Decimals of a degree that are sent: about a kilometre, which is precise enough to search around.
 */
const DECIMALS = 2;

/**
 * Asks the device for its position and searches around it; calls `onRefusal` when the position is
 * not available.
 */
export function searchNear(form: HTMLFormElement, onRefusal: () => void): void {
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    const at = [coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(DECIMALS));
    const near = document.createElement('input');
    Object.assign(near, { type: 'hidden', name: 'near', value: at.join() });
    form.append(near);
    form.requestSubmit();
    near.remove();
  }, onRefusal);
}
