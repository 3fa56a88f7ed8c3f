import { withAmpersands } from './entities.ts';

/** The text of a cell, or the texts of a list. */
type Cell = string | readonly string[];

/**
 * The distinct image URLs in a row's image columns, in order.
 * @param cells first the main image's columns, then those of further images
 */
export function parseImages(cells: readonly Cell[]): { url: string }[] {
  const urls: string[] = [];
  for (const cell of cells) {
    for (const text of typeof cell === 'string' ? [cell] : cell) {
      for (const url of addressesIn(withAmpersands(text.trim()))) if (url !== '') urls.push(url);
    }
  }
  return distinct(urls).map((url) => ({ url }));
}

/** Removes duplicates; without a Set for few URLs, since one per row was most of an import's garbage. */
function distinct(urls: readonly string[]): readonly string[] {
  if (urls.length > MAX_LINEAR_SEARCH) return [...new Set(urls)];
  return urls.filter((url, at) => urls.indexOf(url) === at);
}

const MAX_LINEAR_SEARCH = 40;

/** Splits a cell with several URLs, separated by pipes, line ends or anything before `https://`. */
function addressesIn(text: string): string[] {
  if (text.startsWith('[')) return addressesInList(text);
  // Fast path: without spaces, commas and semicolons only pipes can separate URLs.
  if (!/[\s,;]/.test(text)) return text.split('|');
  return text
    .split(/[|\r\n]/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(/[ ,;] ?(?=https?:\/\/)/))
    .map((url) => url.replace(/[,;] ?$/, '').trim());
}

/** A URL, or an object that contains it: `{"url": "…", "tag": []}`, in shops `{"src": "…"}`. */
function addressOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return typeof item === 'string' ? [item] : [];
  const { url, src } = item as Partial<Record<'url' | 'src', unknown>>;
  return [url ?? src].filter((address) => typeof address === 'string');
}

function addressesInList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(addressOf) : [text];
  } catch {
    return [text];
  }
}
