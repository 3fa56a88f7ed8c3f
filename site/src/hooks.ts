import type { Reroute, Transport } from '@sveltejs/kit/hooks';
import { splitLocale } from '#lib/locale/locales.ts';
import { ServerOnly } from '#lib/server-only.ts';

/** Routes have no language: the route `/search` serves `/fr/search`. */
export const reroute: Reroute = ({ url }) => splitLocale(url.pathname).path;

export const transport: Transport = {
  ServerOnly: {
    encode: (value) => value instanceof ServerOnly && [0],
    decode: () => undefined,
  },
};
