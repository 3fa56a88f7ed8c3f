import { text } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

/** Shows our own description, in our own typeface, asking nobody else for anything. */
const START = `import { createApiReference } from '/developers/reference/scalar/standalone.esm.js';

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
