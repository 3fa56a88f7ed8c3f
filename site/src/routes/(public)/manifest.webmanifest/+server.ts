import { INTL_TAGS, localePath } from '#lib/locale/locales.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';

/** The colours of a start in light; pages set their own for light and dark. */
const PAPER = '#fbfbf8';

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Responds with what a phone needs to put the site on its home screen, in the path's language. */
export const GET: RequestHandler = async ({ locals: { locale } }) => {
  const t = await loadMessages(locale);
  const at = (path: string) => localePath(locale, path);
  const manifest = {
    id: '/',
    name: t.shell.brand,
    short_name: t.shell.brand,
    description: t.shell.tagline,
    lang: INTL_TAGS[locale],
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    // With a way back, where the browser offers one.
    display_override: ['minimal-ui', 'standalone'],
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(512, 'maskable'),
    ],
    shortcuts: [
      { name: t.shell.saved, url: at('/saved') },
      { name: t.trip.title, url: at('/trip') },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
