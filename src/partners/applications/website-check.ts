import { type Clock, timestamp } from '../../platform/clock.ts';
import {
  createWebPageReader,
  type Outbound,
  textOfPage,
  titleOfPage,
} from '../../platform/outbound/index.ts';
import { namedIn } from './business-name.ts';

/** The result of checking an applicant's website. */
export interface WebsiteCheck {
  at: string;
  /** Status of the answer; null when there was none. */
  status: number | null;
  /** Why there was no answer, as a sentence. */
  error: string | null;
  /** The host that answered, after redirects. */
  host: string | null;
  title: string | null;
  /** How completely the page names the business; null without a page. */
  named: 'whole' | 'some' | 'no' | null;
  /** Words of the name that are missing on the page. */
  missing: string[];
  /**
   * Number of different pages of the website that its first page links to; null without a page,
   * undefined in checks that did not count.
   */
  links?: number | null;
  durationMs: number;
}

interface Deps {
  outbound: Pick<Outbound, 'requestStatus'>;
  clock: Clock;
  publicUrl: string;
}

/** Maximum number of links that are looked at on one page. */
const MAX_LINKS = 1000;

/** Counts the different pages of a host that a page links to. */
function linksOf(html: string, host: string): number {
  const base = `https://${host}/`;
  const pages = new Set<string>();
  let seen = 0;
  for (const [, address = ''] of html.matchAll(/\bhref=["']?([^"'\s>]{1,500})/gi)) {
    if (++seen > MAX_LINKS) break;
    const url = URL.parse(address, base);
    if (url?.host === host && !/\.(?:css|js|ico|png|svg|webp|woff2?)$/i.test(url.pathname)) {
      pages.add(url.pathname + url.search);
    }
  }
  return pages.size;
}

/** Creates the check of an applicant's website: whether it answers, and whether its page names the business. */
export function createWebsiteCheck({ outbound, clock, publicUrl }: Deps) {
  const read = createWebPageReader(outbound, { group: 'applicants', publicUrl });
  return async (website: string, business: string): Promise<WebsiteCheck> => {
    const at = timestamp(clock.now());
    const page = await read(website);
    if ('error' in page) {
      const nothing = {
        status: null,
        host: null,
        title: null,
        named: null,
        missing: [],
        links: null,
      };
      return { at, ...nothing, error: page.error, durationMs: 0 };
    }
    const { status, host, html, durationMs } = page;
    const title = titleOfPage(html);
    const found = namedIn(`${title ?? ''} ${textOfPage(html)}`, business);
    const links = linksOf(html, host);
    return { at, status, error: null, host, title, ...found, links, durationMs };
  };
}
