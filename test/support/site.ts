import { ensureSiteBuilt } from '../../src/app/server/site-build.ts';
import { startTestCampcairn, type TestCampcairn } from './campcairn.ts';

/** An answer of the site. */
export interface Page {
  status: number;
  /** Where it redirects to. */
  location: string | null;
  headers: Headers;
  text: string;
  /** The ids of the listings it shows as results, in order. */
  listings: number[];
}

/** A whole Campcairn with its pages. */
export interface TestSite extends TestCampcairn {
  /** Asks for a page as a browser does. */
  page(path: string): Promise<Page>;
  /** The paths of the addresses in a sitemap or an index of them, and their lastmod. */
  sitemap(name: string): Promise<Map<string, string | undefined>>;
  /** The paths of all sitemaps together. */
  sitemaps(): Promise<Map<string, string | undefined>>;
}

const ENTRY = /<loc>(?<address>[^<]*)<\/loc>(?:<lastmod>(?<lastmod>[^<]*)<\/lastmod>)?/g;
const ORIGIN = /^https?:\/\/[^/]+/;

/** Starts Campcairn with the site built from the sources as they are; `stop` it in `after`. */
export async function startTestSite(
  settings: Record<string, string> = {},
  options: Parameters<typeof startTestCampcairn>[1] = {},
): Promise<TestSite> {
  await ensureSiteBuilt();
  const campcairn = await startTestCampcairn(settings, { ...options, site: 'production' });
  const page = async (path: string): Promise<Page> => {
    const response = await fetch(campcairn.address + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
    const { status, headers } = response;
    const text = await response.text();
    const listings = [...text.matchAll(/data-listing="(\d+)"/g)].map(([, id]) => Number(id));
    return { status, headers, location: headers.get('location'), text, listings };
  };
  const sitemap = async (name: string) => {
    const { text } = await page(`/${name}.xml`);
    return new Map(
      [...text.matchAll(ENTRY)].map(({ groups }) => [
        groups!.address!.replace(ORIGIN, ''),
        groups!.lastmod,
      ]),
    );
  };
  return {
    ...campcairn,
    page,
    sitemap,
    async sitemaps() {
      const all = new Map<string, string | undefined>();
      for (const file of (await sitemap('sitemap')).keys()) {
        const name = file.replace(/^\/|\.xml$/g, '');
        for (const [path, lastmod] of await sitemap(name)) all.set(path, lastmod);
      }
      return all;
    },
  };
}
