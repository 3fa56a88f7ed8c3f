// Loaded into the measured process before it starts. It writes every route that Fastify serves to
// the file named by FASTIFY_ROUTES. Fastify announces each application on this diagnostics channel
// of Node.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

const file = process.env.FASTIFY_ROUTES;

if (file) {
  subscribe('fastify.initialization', ({ fastify }) => {
    const routes = [];
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    fastify.addHook('onReady', (done) => {
      writeFileSync(file, JSON.stringify(routes));
      done();
    });
  });
}
