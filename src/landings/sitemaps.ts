import type { Directory } from './directory.ts';
import type { LandingSitemap } from './sitemap.ts';
import type { ShownListings } from '../listings/index.ts';
import { campsiteFiles, campsitePath, campsitesBetween } from '../places/index.ts';
import type { Queryable } from '../platform/db/index.ts';

/** A page in a sitemap; `path` is the path of its English version. */
export interface SitemapEntry {
  path: string;
  /** Time of the newest change; undefined where it would take too long to compute. */
  updatedAt: Date | undefined;
}

/** A sitemap file. */
export interface SitemapFile {
  name: string;
  /** Time of the newest change of its pages, if it is known. */
  updatedAt?: Date;
}

/** The sitemaps of all pages except static ones. */
export interface Sitemaps {
  files(): Promise<SitemapFile[]>;
  /** The pages of a file, at most 10,000; empty if there is no such file. */
  entries(name: string): Promise<SitemapEntry[]>;
}

/**
 * Number of consecutive ids in one file. The protocol allows 50,000 entries; a fifth of that is read from a million
 * listings in 10 ms, and written without blocking other requests.
 */
const FILE_IDS = 10_000;

/** The name of a file consists of a kind of pages and a part of them: `listings-10000`, `landings-campsite-fr`. */
const NAME = /^(?<kind>[a-z]+)-(?<part>[a-z0-9-]+)$/;

/** The sitemap of one kind of pages, divided into parts. */
interface Kind {
  files(): Promise<{ part: string | number; updatedAt?: Date }[]>;
  entries(part: string): Promise<SitemapEntry[]>;
}

/** Parses the name of a part of consecutive ids as the id after which it starts; undefined for other names. */
function startOf(part: string): number | undefined {
  const start = Number(part);
  return String(start) === part && start % FILE_IDS === 0 ? start : undefined;
}

/** Creates the sitemaps. */
export function createSitemaps(deps: {
  reads: Queryable;
  landings: { sitemap: LandingSitemap };
  directory: Directory;
  shown: ShownListings;
}): Sitemaps {
  const { reads, landings, directory, shown } = deps;
  const kinds: Record<string, Kind> = {
    landings: {
      files: async () => (await landings.sitemap.files()).map((part) => ({ part })),
      entries: landings.sitemap.entries,
    },
    listings: {
      files: async () => (await shown.sitemap.files(FILE_IDS)).map((part) => ({ part })),
      async entries(part) {
        const start = startOf(part);
        return start === undefined ? [] : shown.sitemap.entries(start, FILE_IDS);
      },
    },
    directory: {
      async files() {
        const entries = await directory.sitemap();
        return entries.slice(0, 1).map(({ updatedAt }) => ({ part: 'all', updatedAt }));
      },
      entries: async (part) => (part === 'all' ? directory.sitemap() : []),
    },
    places: {
      async files() {
        const files = await campsiteFiles(reads, FILE_IDS);
        return files.map(({ start, updatedAt }) => ({ part: start, updatedAt }));
      },
      async entries(part) {
        const start = startOf(part);
        const campsites = start === undefined ? [] : await campsitesBetween(reads, start, FILE_IDS);
        return campsites.map(({ id, name, updatedAt }) => ({
          path: campsitePath(name, id),
          updatedAt,
        }));
      },
    },
  };
  return {
    async files() {
      const all = Object.entries(kinds).map(async ([kind, { files }]) =>
        (await files()).map(({ part, ...file }) => ({ name: `${kind}-${part}`, ...file })),
      );
      return (await Promise.all(all)).flat();
    },
    async entries(name) {
      const { kind = '', part = '' } = NAME.exec(name)?.groups ?? {};
      return Object.hasOwn(kinds, kind) ? kinds[kind]!.entries(part) : [];
    },
  };
}
