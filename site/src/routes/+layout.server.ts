import { loadMessages } from '#messages/load.ts';
import { ServerOnly } from '#lib/server-only.ts';
import type { LayoutServerLoad } from './$types.ts';
import { type Locale, LOCALES } from '#lib/locale/locales.ts';

/**
 * Returns the language that a reader prefers to the page's, according to the header
 * Accept-Language; null when there is none.
 */
function offeredLocale(accepted: string | null, locale: Locale): Locale | null {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((one) => one.trim().startsWith('q='));
      return { language: tag.split('-')[0]!, weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const first = wanted.find(({ language }) => LOCALES.includes(language as Locale));
  return first === undefined || first.language === locale ? null : (first.language as Locale);
}

export const load: LayoutServerLoad = async ({ locals, platform, request, setHeaders }) => {
  const { site, images } = locals.services;
  const { shell, home } = await loadMessages(locals.locale);
  setHeaders({ vary: 'Accept-Language' });
  return {
    locale: locals.locale,
    offeredLanguage: offeredLocale(request.headers.get('accept-language'), locals.locale),
    /** The origin for search engines and shared links, regardless of the requested host. */
    publicUrl: site.publicUrl,
    mapStyle: site.mapStyle(),
    operator: site.operator,
    /** Only complete once all data of the page has been loaded. */
    staleness: new ServerOnly(platform!.req.site.staleness),
    /** The preview picture of shared pages that have none of their own. */
    shareImage: images.card({ cover: null, title: home.heading, place: shell.brand, price: null }),
  };
};
