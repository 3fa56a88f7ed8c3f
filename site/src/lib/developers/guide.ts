import { pages } from 'virtual:guide';
import type { GuidePage } from '../../../vite/guide/page.ts';

/** How the sources of the guide and of its samples call the site that a reader reads them on. */
const WRITTEN_FOR = { site: 'https://campcairn.example', contact: 'leads@campcairn.example' };

/** What depends on whom the guide is read from. */
export interface Reader {
  publicUrl: string;
  contactEmail: string;
}

/** A text of the guide with the reader's own addresses. */
export const forReader = (text: string, { publicUrl, contactEmail }: Reader): string =>
  text.replaceAll(WRITTEN_FOR.site, publicUrl).replaceAll(WRITTEN_FOR.contact, contactEmail);

/** The path of a page. */
export const guidePath = ({ slug }: Pick<GuidePage, 'slug'>): string =>
  slug === '' ? '/developers' : `/developers/${slug}`;

/** The page of an address; undefined where there is none. */
export const guidePage = (slug: string): GuidePage | undefined =>
  pages.find((page) => page.slug === slug);

/** The pages in their groups, for the navigation; the first page is in none. */
export const guideGroups = (): { title: string; pages: GuidePage[] }[] =>
  [...Map.groupBy(pages, ({ group }) => group)]
    .filter(([title]) => title !== '')
    .map(([title, inner]) => ({ title, pages: inner }));

/** The pages before and after one. */
export function neighbours(slug: string): { before?: GuidePage; after?: GuidePage } {
  const at = pages.findIndex((page) => page.slug === slug);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

/** Links within the guide's HTML in the language of the shell; files and the API have none. */
export const localised = (html: string, to: (path: string) => string): string =>
  html.replaceAll(/(?<= href=")\/(?!api\/)[^".]*(?=")/g, (path) => to(path));
