import { localePath, type Locale } from '#lib/locale/locales.ts';

/** One line of the place field's list. */
export interface PlaceSuggestion {
  kind: 'country' | 'region' | 'county' | 'town';
  name: string;
  context: string;
  /** What is put into the field: enough words for the search to find this very place. */
  value: string;
}

const known = new Map<string, PlaceSuggestion[]>();

/** Places for the first letters of a name; rejects when aborted or without a network. */
export async function placeSuggestions(
  typed: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const text = typed.trim();
  if (text.length < 2) return [];
  const cached = known.get(text);
  if (cached) return cached;
  const address = `${localePath(locale, '/search/places.json')}?q=${encodeURIComponent(text)}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`places: ${response.status}`);
  const found = (await response.json()) as PlaceSuggestion[];
  if (known.size > 200) known.clear();
  known.set(text, found);
  return found;
}
