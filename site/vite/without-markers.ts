import type { Plugin } from 'vite';

/** Comments that Svelte writes so that a script can take over a page. */
const MARKER = /<!--(?:\[(?:-1|\d+|!)?|\])?-->/g;

/** A call that writes nothing. */
const EMPTY_PUSH = /\$\$renderer\.push\((["'`])\1\)/g;

/**
 * Leaves the comments for hydration out of pages: no page is hydrated, and they are an eighth of a
 * page. Svelte's compiler has no option for this.
 */
export function withoutMarkers(): Plugin {
  return {
    name: 'campcairn-without-markers',
    enforce: 'post',
    transform: {
      filter: { id: [/\.svelte$/, /svelte\/src\/internal\/server\//] },
      handler(code) {
        if (this.environment.name !== 'ssr') return null;
        return { code: code.replace(MARKER, '').replace(EMPTY_PUSH, '0'), map: null };
      },
    },
  };
}
