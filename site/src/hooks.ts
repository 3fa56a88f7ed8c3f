import type { Reroute } from '@sveltejs/kit/hooks';
import { splitLocale } from '#lib/locale/locales.ts';

/** Routes know no language: `/fr/search` is the route of `/search`. */
export const reroute: Reroute = ({ url }) => splitLocale(url.pathname).path;
