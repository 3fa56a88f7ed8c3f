import { keptAgo } from '#lib/offline/kept-ago.ts';

/** Returns a copy of a kept page with another content. */
async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const { status, headers } = page;
  return new Response(change(await page.text()), { status, headers });
}

const CONTENT = /<main\b[^>]*\bid="content"[^>]*>/;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * Returns a kept page that says how old it is, in its own language.
 * @param keptAt when it was fetched, in milliseconds since 1970
 */
export const withAge = (page: Response, keptAt: number): Promise<Response> =>
  changed(page, (html) => {
    const language = /<html lang="([a-z]+)"/.exec(html)?.[1] ?? 'en';
    return html.replace(CONTENT, (tag) => {
      const words = attribute(tag, 'data-kept-note');
      const note = words.replace('{ago}', keptAgo(language, Date.now() - keptAt));
      return `${tag}<p class="kept-note" role="status">${note}</p>`;
    });
  });

/** Returns the page of what is kept, which says that the page asked for is not. */
export const withoutNetwork = (page: Response): Promise<Response> =>
  changed(page, (html) => html.replace(/(data-no-network(?:="")?) hidden(?:="")?/, '$1'));
