import { h, say } from './dom.ts';
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

/** Time in milliseconds after which the page says that the device, or the person it asks, is silent. */
const PATIENCE_MS = 12_000;

/** A position that the device found earlier is used when it is no older than this, in milliseconds. */
const MAX_AGE_MS = 300_000;

/**
 * Asks the device for its position, and searches around it, nearest first. Says on the page that it waits, that the
 * person refused, or that there is no answer.
 * @param field the place field, whose `data-near-…` attributes hold the sentences
 */
export function searchNear(field: HTMLInputElement): void {
  const { nearWaiting = '', nearDenied = '', nearSilent = '' } = field.dataset;
  say(nearWaiting);
  const silence = setTimeout(() => say(nearSilent), PATIENCE_MS);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      clearTimeout(silence);
      // Somebody who was asked for long may have typed a place, or left for another page.
      if (field.isConnected && field.value.trim() === '') submitNear(field.form!, coords);
    },
    ({ code }) => {
      clearTimeout(silence);
      say(code === GeolocationPositionError.PERMISSION_DENIED ? nearDenied : nearSilent);
    },
    { timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
  );
}

/** Submits a search form with a point in place of a place's name; the results nearest to it come first. */
function submitNear(form: HTMLFormElement, { latitude, longitude }: GeolocationCoordinates): void {
  const point = [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join();
  const others = [...form.querySelectorAll<HTMLInputElement>('input[name=sort]')];
  const added = [
    h('input', { type: 'hidden', name: 'near', value: point }),
    h('input', { type: 'hidden', name: 'sort', value: 'distance' }),
  ];
  for (const other of others) other.disabled = true;
  form.append(...added);
  form.requestSubmit();
  for (const input of added) input.remove();
  for (const other of others) other.disabled = false;
}
