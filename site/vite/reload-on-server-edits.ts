import type { Plugin } from 'vite';

/** Reloads the browser when a file is edited that only the server runs, such as `+page.server.ts`. */
export function reloadOnServerEdits(): Plugin {
  return {
    name: 'campcairn-reload-on-server-edits',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.ws.send({ type: 'full-reload' });
    },
  };
}
