import type { Directory, Landings } from '../../landings/index.ts';
import type { ShownListings } from '../../listings/index.ts';
import { placeFiles, placePath, placesBetween } from '../../places/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { keptWhenCostly } from '../../platform/kept.ts';

/** A page for search engines; `path` is that of its English version. */
export interface SitemapEntry {
  path: string;
  updatedAt: Date;
}

/** A file of such pages, and the newest change on one of them. */
export interface SitemapFile {
  name: string;
  updatedAt: Date;
}

/** What search engines are told about, apart from the pages of words. */
export interface Sitemaps {
  /** The files there are. */
  files(): Promise<SitemapFile[]>;
  /** The pages of a file, at most 10,000; none when there is no such file. */
  entries(name: string): Promise<SitemapEntry[]>;
}

/**
 * Pages of one file. The protocol allows 50,000; with a fifth of it a file of 1,000,000 listings is
 * read in 7 ms, and made and sent in 60.
 */
const A_FILE = 10_000;

/** `listings-0`, `landings-10000`: what it holds, and where that starts. */
const NAME = /^(?<kind>[a-z]+)-(?<start>0|[1-9]\d{0,14})$/;

/** One kind of pages. */
interface Kind {
  files(): Promise<{ start: number; updatedAt: Date }[]>;
  entries(start: number): Promise<SitemapEntry[]>;
}

/** Pages that are known all at once. */
function listed(all: () => Promise<readonly SitemapEntry[]>): Kind {
  const part = (entries: readonly SitemapEntry[], start: number) =>
    entries.slice(start, start + A_FILE);
  return {
    async files() {
      const entries = await all();
      return Array.from({ length: Math.ceil(entries.length / A_FILE) }, (_, at) => {
        const times = part(entries, at * A_FILE).map(({ updatedAt }) => updatedAt.getTime());
        return { start: at * A_FILE, updatedAt: new Date(Math.max(...times)) };
      });
    },
    entries: async (start) => part(await all(), start),
  };
}

/** Makes the sitemaps. `db` may be a replica. */
export function createSitemaps(needs: {
  db: Db;
  clock: Clock;
  landings: Landings;
  directory: Directory;
  shown: ShownListings;
}): Sitemaps {
  const { db, clock, landings, directory, shown } = needs;
  const kinds: Record<string, Kind> = {
    landings: listed(keptWhenCostly(clock, landings.sitemap)),
    listings: {
      files: keptWhenCostly(clock, () => shown.sitemap.files(A_FILE)),
      entries: (start) => shown.sitemap.entries(start, A_FILE),
    },
    directory: listed(directory.sitemap),
    places: {
      files: () => placeFiles(db, A_FILE),
      async entries(start) {
        const found = await placesBetween(db, start, A_FILE);
        return found.map(({ id, name, updatedAt }) => ({ path: placePath(name, id), updatedAt }));
      },
    },
  };
  return {
    async files() {
      const all = Object.entries(kinds).map(async ([kind, { files }]) =>
        (await files()).map(({ start, updatedAt }) => ({ name: `${kind}-${start}`, updatedAt })),
      );
      return (await Promise.all(all)).flat();
    },
    async entries(name) {
      const { kind = '', start } = NAME.exec(name)?.groups ?? {};
      if (!Object.hasOwn(kinds, kind) || Number(start) % A_FILE !== 0) return [];
      return kinds[kind]!.entries(Number(start));
    },
  };
}
