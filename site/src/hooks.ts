import type { Reroute, Transport } from '@sveltejs/kit/hooks';
import { splitLocale } from '#lib/locale/locales.ts';
import { ServerOnly } from '#lib/server-only.ts';

/** Routes know no language: `/fr/search` is the route of `/search`. */
export const reroute: Reroute = ({ url }) => splitLocale(url.pathname).path;

export const transport: Transport = {
  ServerOnly: {
    encode: (value) => value instanceof ServerOnly && [0],
    decode: () => undefined,
  },
};
