import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Comments that Svelte writes so that a script can take over a page. */
const MARKER = /<!--(?:\[(?:-1|\d+|!)?|\]|\$\{(?:HYDRATION_\w+|hash)\})?-->/g;

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

/** Kit's hash of a page, in its ETag. */
const KITS_HASH = 'hash(transformed)';

/** Computes the hash of a page by a native function, in a fifth of the time. */
export function fastHash(): Plugin {
  return {
    name: 'campcairn-fast-hash',
    transform: {
      filter: { id: /kit\/src\/runtime\/server\/page\/render\.js$/ },
      handler(code) {
        if (!code.includes(KITS_HASH)) this.error('Kit makes ETags in another way');
        const native = code.replace(KITS_HASH, 'crc32(transformed).toString(36)');
        return { code: `import { crc32 } from 'node:zlib';${native}`, map: null };
      },
    },
  };
}

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

const COMPONENTS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .sort();

interface Component {
  filename: string;
  css: string;
  hash(text: string): string;
}

/**
 * Returns the class of a component's scoped styles. It is short because every element with such a
 * style has one.
 */
export function classOf({ filename, css, hash }: Component): string {
  const at = COMPONENTS.findIndex((name) => filename.endsWith(`src/${name}`));
  return at === -1 ? `c${hash(css)}` : `_${at.toString(36)}`;
}
