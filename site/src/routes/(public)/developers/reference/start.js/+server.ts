import { text } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

/**
 * Starts the viewer with our own API description and typeface, without requests to other servers.
 *
 * The viewer validates with Zod, which compiles its checks with `Function`. Our content security
 * policy forbids that, so this sets Zod's global setting `jitless` before the viewer, with its
 * copies of Zod, is loaded.
 */
const START = `globalThis.__zod_globalConfig = { jitless: true };
const { createApiReference } = await import('/developers/reference/scalar/standalone.esm.js');

createApiReference('#reference', {
  url: '/api/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
  theme: 'none',
  forceDarkModeState: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  hideDarkModeToggle: true,
});
`;

export const GET: RequestHandler = () =>
  text(START, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
