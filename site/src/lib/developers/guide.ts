import { pages } from 'virtual:guide';
import type { GuidePage } from '../../../vite/guide/page.ts';

/** Placeholder addresses in the sources of the guide and its samples. */
const WRITTEN_FOR = { site: 'https://campcairn.example', contact: 'leads@campcairn.example' };

/** Addresses of the site on which the guide is read. */
export interface Reader {
  publicUrl: string;
  contactEmail: string;
}

/** Replaces the placeholders in a text by the reader's own addresses. */
export const forReader = (text: string, { publicUrl, contactEmail }: Reader): string =>
  text.replaceAll(WRITTEN_FOR.site, publicUrl).replaceAll(WRITTEN_FOR.contact, contactEmail);

export const guidePath = ({ slug }: Pick<GuidePage, 'slug'>): string =>
  slug === '' ? '/developers' : `/developers/${slug}`;

/** Returns the page with a slug; undefined when there is none. */
export const guidePage = (slug: string): GuidePage | undefined =>
  pages.find((page) => page.slug === slug);

/** Returns the pages by group for the navigation. The first page belongs to no group. */
export const guideGroups = (): { title: string; pages: GuidePage[] }[] =>
  [...Map.groupBy(pages, ({ group }) => group)]
    .filter(([title]) => title !== '')
    .map(([title, inner]) => ({ title, pages: inner }));

/** Returns the pages before and after the page with a slug. */
export function neighbours(slug: string): { before?: GuidePage; after?: GuidePage } {
  const at = pages.findIndex((page) => page.slug === slug);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

/**
 * Adds the language prefix of the shell to links in the guide's HTML. Files and the API have no
 * prefix.
 */
export const localised = (html: string, to: (path: string) => string): string =>
  html.replaceAll(/(?<= href=")\/(?!api\/)[^".]*(?=")/g, (path) => to(path));
