import type { Cell } from '../read/index.ts';

/**
 * The image addresses in a row's image columns, each once, in order.
 * @param cells first the main picture's columns, then those of the further ones
 */
export function parseImages(cells: readonly Cell[]): { url: string }[] {
  const urls: string[] = [];
  for (const cell of cells) {
    for (const text of typeof cell === 'string' ? [cell] : cell) {
      for (const url of addressesIn(text.trim())) if (url !== '') urls.push(url);
    }
  }
  return distinct(urls).map((url) => ({ url }));
}

/** A Set for a handful of addresses in each of a million rows is most of an import's garbage. */
function distinct(urls: readonly string[]): readonly string[] {
  if (urls.length > MAX_LINEAR_SEARCH) return [...new Set(urls)];
  return urls.filter((url, at) => urls.indexOf(url) === at);
}

const MAX_LINEAR_SEARCH = 40;

/** One cell holds several addresses between pipes or lines, or whatever stands before `https://`. */
function addressesIn(text: string): string[] {
  if (text.startsWith('[')) return addressesInList(text);
  // Addresses hold neither spaces nor, mostly, commas or semicolons: pipes alone are found quickly.
  if (!/[\s,;]/.test(text)) return text.split('|');
  return text
    .split(/[|\r\n]/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(/[ ,;] ?(?=https?:\/\/)/))
    .map((url) => url.replace(/[,;] ?$/, '').trim());
}

/** An address, or an object that holds it: `{"url": "…", "tag": []}`. */
function addressOf(item: unknown): string[] {
  const url = typeof item === 'object' && item !== null && 'url' in item ? item.url : item;
  return typeof url === 'string' ? [url] : [];
}

function addressesInList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(addressOf) : [text];
  } catch {
    return [text];
  }
}
