import type { DemoPartner } from '@campcairn/demo-partner';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound, OutboundRequest } from '../../platform/outbound/index.ts';

/** Hosts of the demo's websites, which no name server knows. */
const DEMO_HOST = /^(?:[a-z0-9-]+\.)?demo\.campcairn\.example$/;

function isDemo(address: string): boolean {
  const url = URL.parse(address);
  return url?.origin === `https://${url?.hostname}` && DEMO_HOST.test(url.hostname);
}

/**
 * Returns an outbound client that answers requests to the demo's websites within this process, so that
 * its webhook and its feed work without a network. All other requests are sent by `outbound`.
 */
export function answeringDemo(
  outbound: Outbound,
  loadDemo: () => Promise<Pick<DemoPartner, 'answer'>>,
  clock: Clock,
): Outbound {
  const answer = async ({ method, url }: Pick<OutboundRequest, 'method' | 'url'>) => {
    const started = performance.now();
    const demo = await loadDemo();
    const { status, contentType, body } = demo.answer(
      { method: method ?? 'GET', url },
      clock.now(),
    );
    return {
      status,
      headers: { 'content-type': contentType },
      url,
      durationMs: Math.round(performance.now() - started),
      body: Buffer.from(body),
    };
  };
  return {
    async checkUrl(raw, mayBePlain) {
      return isDemo(raw) ? { ok: true, url: new URL(raw) } : outbound.checkUrl(raw, mayBePlain);
    },
    request: (request) => (isDemo(request.url) ? answer(request) : outbound.request(request)),
    requestStatus: (request) =>
      isDemo(request.url) ? answer(request) : outbound.requestStatus(request),
    async stream(request) {
      if (!isDemo(request.url)) return outbound.stream(request);
      const { body, ...head } = await answer(request);
      return {
        ...head,
        body: (async function* pieces() {
          yield body;
        })(),
        discard: () => undefined,
      };
    },
    close: () => outbound.close(),
  };
}
