import { text } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

/**
 * Shows our own description, in our own typeface, asking nobody else for anything.
 *
 * The viewer checks values with Zod, which compiles its checks with `Function` unless its
 * settings, a global by this name that all copies of it share, say not to before it is loaded:
 * our policy forbids it.
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
