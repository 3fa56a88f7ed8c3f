import { defineConfig } from 'vite';
import { sveltekit } from '@sveltejs/kit/vite';
import { coasts } from './vite/coasts/plugin.ts';
import { fastifyAdapter } from './vite/fastify-adapter.ts';
import { guide } from './vite/guide/plugin.ts';
import { reloadOnServerEdits } from './vite/reload-on-server-edits.ts';
import {
  classOf,
  withoutMarkers,
  withoutOwnContexts,
  withoutKitsScript,
} from './vite/small-pages.ts';

const isPublicStyle = (id: string): boolean =>
  /[?&]type=style|\.css$/.test(id) &&
  !/routes\/(?:dashboard|operator|outbox|profile)|lib\/(?:dashboard|console|developers|outbox)/.test(
    id,
  );

/** Pages on which most visits begin, and components of every page. */
const FIRST_PAGE =
  /routes\/(?:\(public\)\/(?:(?:\[kind=category\].*|search|listing\/\[page\])\/)?)?\+(?:page|layout|error)\.svelte$/;

/** Information of the bundler about modules. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether one of these pages is or imports a module, directly or indirectly. */
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
      compilerOptions: { cssHash: classOf },
      paths: { relative: false },
      csp: {
        mode: 'nonce',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self'],
          // Kit's route announcer has a style attribute.
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
      // Routes check the origin of forms themselves. Kit's check would refuse the enquiry form from
      // clients other than browsers, which send no Origin.
      csrf: { trustedOrigins: ['*'] },
      // `lib/enhance/kept-pages.ts` registers it, only for those who keep something.
      serviceWorker: { register: false },
      version: { pollInterval: 0 },
    }),
    withoutMarkers(),
    withoutOwnContexts(),
    withoutKitsScript(),
    reloadOnServerEdits(),
  ],
  build: { target: 'es2023' },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            // One style sheet for pages on which visits begin, loaded once for all of them, and one
            // with the styles of other pages.
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
  // Modules imported as workers are bundled separately, and the server knows their URLs. Page
  // scripts use this because Kit runs none on these pages.
  worker: { format: 'es' },
});
