/**
 * Starts the viewer of the API reference with our own description and typeface, without requests
 * to other servers. Samples for the SDK and the key of the guide are added in the browser.
 */
import { type Description, withSdkSamples } from './sdk-samples.ts';
import { keptTestKey } from './test-key.ts';

const VIEWER = '/developers/reference/scalar/standalone.esm.js';

async function start(): Promise<void> {
  // The viewer validates with Zod, which compiles its checks with `Function`. Our content security
  // policy forbids that, so the global setting `jitless` is set before the viewer, with its copies
  // of Zod, is loaded.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const [{ createApiReference }, response] = await Promise.all([
    import(/* @vite-ignore */ VIEWER),
    fetch('/api/v1/openapi.json'),
  ]);
  const key = keptTestKey();
  createApiReference('#reference', {
    content: withSdkSamples((await response.json()) as Description, key),
    ...(key === null
      ? {}
      : {
          authentication: {
            preferredSecurityScheme: 'apiKey',
            securitySchemes: { apiKey: { token: key } },
          },
        }),
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
}

void start();
