import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { createLog } from '../../src/platform/log.ts';
import { createAuthority } from '../support/certificates.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const TRAVELLER = { name: 'Zoë Quist', email: 'zoe@mail.example', message: 'Is it free in June?' };

/** What a collector was sent, by path. */
interface Collector {
  url: string;
  sent: { path: string; body: string }[];
  close(): void;
}

function startCollector(): Promise<Collector> {
  const sent: Collector['sent'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    sent.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => server.close();
      resolve({ url: `http://127.0.0.1:${port}`, sent, close });
    });
  });
}

interface Line {
  msg: string;
  trace?: string;
  [field: string]: unknown;
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

describe('an enquiry, from its form to the receiver of its webhook', () => {
  const authority = createAuthority();
  const lines: string[] = [];
  let collector: Collector;
  let receiver: Receiver;
  let site: TestSite;
  let requestId: string;
  before(async () => {
    collector = await startCollector();
    receiver = await startReceiver(authority.issue());
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const settings = {
      OUTBOUND_ALLOW: '127.0.0.0/8',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      METRICS_PORT: '0',
    };
    site = await startTestSite(settings, { log, worker: false, outboundCa: authority.ca });
    const partner = await site.partner();
    await partner.call('PATCH', '/me', { webhook_url: receiver.url });
    const { body } = await partner.call('PUT', '/listings/van', aListing());
    const path = new URL(body.public_url).pathname;
    const { text } = await site.page(path);
    const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await fetch(site.address + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form, consent: '1', ...TRAVELLER }),
    });
    assert.equal(answer.status, 303);
    requestId = answer.headers.get('x-request-id')!;
    await site.services.worker.drain();
  });
  after(async () => {
    await receiver.close();
    collector.close();
  });

  it('has one id in the log, and in the header that the receiver gets', async () => {
    const own = lines.map((line) => JSON.parse(line) as Line).filter((l) => l.trace === requestId);
    const told = own.map(({ msg, route, kind }) => `${msg} ${String(route ?? kind)}`);
    assert.ok(told.includes('answered /listing/[page]'), told.join());
    assert.ok(told.includes('A job ran. deliveries.attempt'), told.join());
    const [event] = receiver.received;
    assert.match(
      String(event!.headers.traceparent),
      new RegExp(`^00-${requestId}-[0-9a-f]{16}-01$`),
    );
    const delivered = own.find(({ kind }) => kind === 'deliveries.attempt');
    assert.equal(delivered!.key, event!.headers['cc-event-id']);
  });

  it('names the trace of times in the figures', async () => {
    const text = await (await fetch(`${site.metricsAddress}/metrics`)).text();
    assert.match(text, new RegExp(`route="/listing/\\[page\\]".*# \\{trace_id="${requestId}"\\}`));
  });

  it('is one trace at the collector, and nothing there or in the log says who asked', async () => {
    await site.stop();
    const traces = collector.sent.filter(({ path }) => path === '/v1/traces');
    const spans = traces.flatMap(({ body }) =>
      (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap((one) =>
        one.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const own = spans.filter((span) => span.traceId === requestId);
    const named = (name: string) => own.find((span) => span.name === name)!;
    const above = (span: Span) => own.find(({ spanId }) => spanId === span.parentSpanId);
    const asked = named('POST /listing/[page]');
    assert.equal(above(asked), undefined, 'the request is the root');
    assert.equal(above(named('leads.insert_enquiries')), asked);
    assert.equal(above(named('job deliveries.attempt')), asked);
    assert.equal(above(named('POST webhook')), named('job deliveries.attempt'));
    const metrics = collector.sent.filter(({ path }) => path === '/v1/metrics');
    assert.match(metrics.map(({ body }) => body).join(), /campcairn_http_request_seconds/);
    const everything = lines.join() + collector.sent.map(({ body }) => body).join();
    for (const word of [...Object.values(TRAVELLER), 'Zo', 'mail.example']) {
      assert.equal(everything.includes(word), false, word);
    }
  });
});
