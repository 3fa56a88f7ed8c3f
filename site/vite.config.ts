import { defineConfig } from 'vite';
import { sveltekit } from '@sveltejs/kit/vite';
import { coasts } from './vite/coasts/plugin.ts';
import { fastifyAdapter } from './vite/fastify-adapter.ts';
import { guide } from './vite/guide/plugin.ts';
import { reloadOnServerEdits } from './vite/reload-on-server-edits.ts';

const isPublicStyle = (id: string): boolean =>
  /[?&]type=style|\.css$/.test(id) &&
  !/routes\/(?:dashboard|operator|profile)|lib\/(?:dashboard|console|developers)/.test(id);

/** The pages that most visits begin with, and what is around every page. */
const FIRST_PAGE =
  /routes\/(?:\(public\)\/(?:(?:\[kind=category\].*|search|listing\/\[page\])\/)?)?\+(?:page|layout|error)\.svelte$/;

/** What a bundler tells of modules. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether one of these pages has a module, itself or by what it imports. */
function isOfFirstPages(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (FIRST_PAGE.test(module)) return true;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

export default defineConfig({
  plugins: [
    coasts(),
    guide(),
    sveltekit({
      adapter: fastifyAdapter(),
      // Short names: every element of a scoped style carries one, in every page.
      compilerOptions: {
        cssHash: ({ hash, filename, css }) => `c${hash(filename ?? css).slice(0, 4)}`,
      },
      paths: { relative: false },
      csp: {
        mode: 'nonce',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self'],
          // For Kit's route announcer, which styles itself by attribute.
          'style-src-attr': ['unsafe-inline'],
          'img-src': ['self', 'data:', 'blob:'],
          'font-src': ['self'],
          'connect-src': ['self'],
          'worker-src': ['self', 'blob:'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
          'frame-ancestors': ['none'],
        },
      },
      // The pages check where a form came from themselves, so that clients other than browsers,
      // which send no Origin, can post the enquiry form too.
      csrf: { trustedOrigins: ['*'] },
      version: { pollInterval: 0 },
    }),
    reloadOnServerEdits(),
  ],
  build: { target: 'es2023' },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            // One sheet for the pages that visits begin with, fetched once for all of them, and one for the others besides.
            codeSplitting: {
              groups: [
                {
                  debugName: 'styles',
                  test: isPublicStyle,
                  name: (id, modules) =>
                    isOfFirstPages(id, modules) ? 'public-styles' : 'more-public-styles',
                },
              ],
            },
          },
        },
      },
    },
  },
  // What is asked for as a worker is bundled by itself, and its address known to the server:
  // so are the scripts of pages that Kit runs none on.
  worker: { format: 'es' },
});
