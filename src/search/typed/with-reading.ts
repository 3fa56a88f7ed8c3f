import type { TypedReading } from './reader.ts';

/** Parameters of which each value narrows the results, so that those of the text come on top of others. */
const ADDED: ReadonlySet<string> = new Set(['amenity']);

/**
 * The parameters of a search whose text was read: its filters are parameters, and `q` or `near` have its place. What the
 * text says takes the place of what the parameters said before.
 */
export function withReading(
  params: URLSearchParams,
  { filters, place, near }: Pick<TypedReading<unknown>, 'filters' | 'place' | 'near'>,
): URLSearchParams {
  const read = new URLSearchParams(params);
  for (const [name] of filters) if (!ADDED.has(name)) read.delete(name);
  for (const [name, value] of filters) if (!read.has(name, value)) read.append(name, value);
  if (place === null) read.delete('q');
  else read.set('q', place);
  if (near !== null) read.set('near', `${near.lat},${near.lng}`);
  return read;
}
