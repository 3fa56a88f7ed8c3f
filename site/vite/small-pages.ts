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

/** A component that Svelte gives a context of its own, after the formatter of its compiler. */
const OWN_CONTEXT =
  /(function \w+\(\$\$renderer, \$\$props\) \{\n\t)\$\$renderer\.component\(\(\$\$renderer\) => (\{\n[\s\S]*?\n\t\})\);\n\}/g;

/**
 * Lets components that set no context share that of their parent. Svelte gives one of its own to each component that
 * calls a function, which is a tenth of the time of a page with some 250 of them.
 */
export function withoutOwnContexts(): Plugin {
  return {
    name: 'campcairn-without-own-contexts',
    enforce: 'post',
    transform: {
      filter: { id: /\.svelte$/, code: /\$\$renderer\.component\(/ },
      handler(code) {
        if (this.environment.name !== 'ssr' || /\bset[A-Z]\w*\(/.test(code)) return null;
        return { code: code.replace(OWN_CONTEXT, '$1$2\n}'), map: null };
      },
    },
  };
}

/** What Kit does for its script in the browser, and what replaces it. */
const FOR_SCRIPT: readonly (readonly [file: RegExp, before: RegExp, after: string])[] = [
  [/page\/load_data\.js$/, /make_trackable\(/, '((url) => url)('],
  [
    /page\/data_serializer\.js$/,
    /strings\[i\] = devalue\.uneval\(payload, get_replacer\(i\)\);/,
    '',
  ],
  [/server\/respond\.js$/, /= \(\) => \{\s*(?:e\.)?(\w+_after_response)\(\);\s*\}/g, '= e.$1'],
];

/**
 * Gives the loads of a page the address itself, and writes none of their data. For its script in the browser, which no
 * page has, Kit writes all data of a page as JavaScript, and records by accessors what loads read of the address. V8 puts
 * accessors, and functions written where they are assigned to a property, among long-lived objects: 200 kB of each page of
 * results, to which they refer, stayed until a full collection.
 */
export function withoutKitsScript(): Plugin {
  return {
    name: 'campcairn-without-kits-script',
    transform: {
      filter: { id: FOR_SCRIPT.map(([file]) => file) },
      handler(code, id) {
        if (this.environment.name !== 'ssr') return null;
        const [, before, after] = FOR_SCRIPT.find(([file]) => file.test(id))!;
        const replaced = code.replace(before, after);
        if (replaced === code) this.error(`Kit has changed ${id}`);
        return { code: replaced, map: null };
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
