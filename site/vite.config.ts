import { defineConfig } from 'vite';
import { sveltekit } from '@sveltejs/kit/vite';
import { fastifyAdapter } from './vite/fastify-adapter.ts';
import { reloadOnServerEdits } from './vite/reload-on-server-edits.ts';

export default defineConfig({
  plugins: [
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
});
