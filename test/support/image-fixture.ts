import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { createImages, type Images, type ImagesOptions } from '../../src/images/index.ts';
import { registerImages } from '../../src/images/images.routes.ts';
import { manualClock, type ManualClock } from './manual-clock.ts';
import { createKeyRing, type KeyRing } from '../../src/platform/secrets/index.ts';
import { createOutboundLab } from './outbound-fixture.ts';
import type { Receiver, ReceivedRequest } from './receiver.ts';

/** What a partner's server sends for a path. */
export interface File {
  status?: number;
  type?: string;
  body?: Buffer | string;
  location?: string;
  /** Goes on sending its body for ever. */
  endless?: boolean;
}

/** One image proxy on a port of its own. */
export interface ImageProxy {
  images: Images;
  cacheDir: string;
  /** Asks it for a file of the partner's (or any https address) in a width. */
  show(source: string, size?: string, headers?: Record<string, string>): Promise<Response>;
  /** Asks it for a path. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** The image proxy on a real port, and a partner's TLS server with files to fetch. */
export interface ImageLab extends Omit<ImageProxy, 'stop'> {
  clock: ManualClock;
  keyRing: KeyRing;
  partner: Receiver;
  /** What the partner's server has, by path; changes take effect at once. */
  files: Map<string, File>;
  /** Paths the partner was asked for. */
  asked(): string[];
  /** Starts one more proxy with a folder of its own, as on another machine; `stop` it. */
  another(options?: Partial<ImagesOptions>): Promise<ImageProxy>;
  /** Restarts the proxy on the same folder. */
  restart(options?: Partial<ImagesOptions>): Promise<void>;
  close(): Promise<void>;
}

function answer(files: Map<string, File>, { path }: ReceivedRequest) {
  return files.get(path) ?? { status: 404, body: 'not here' };
}

/** Sets the laboratory up; `close` it in `after`. */
export async function createImageLab(options: Partial<ImagesOptions> = {}): Promise<ImageLab> {
  const fixture = createOutboundLab();
  const files = new Map<string, File>();
  const partner = await fixture.receiver((request, response) => {
    const file = answer(files, request);
    const headers: Record<string, string> = { 'content-type': file.type ?? 'image/jpeg' };
    if (file.location) headers.location = file.location;
    response.on('error', () => {});
    response.writeHead(file.status ?? 200, headers);
    if (!file.endless) return response.end(file.body);
    const flood = () => response.write(Buffer.alloc(262_144, 'x')) && setImmediate(flood);
    response.on('drain', flood);
    flood();
    return undefined;
  });
  const folders: string[] = [];
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'images-'));
    folders.push(made);
    return made;
  };
  const cacheDir = await folder();
  const clock = manualClock('2026-05-01T10:00:00Z');
  const keyRing = createKeyRing(['a secret of thirty-two characters']);
  const log = pino({ level: 'silent' });
  const start = async (more: Partial<ImagesOptions>): Promise<ImageProxy> => {
    const deps = { keyRing, outbound: fixture.outbound, clock, log, cacheDir, ...options, ...more };
    const images = await createImages(deps);
    const app = Fastify({ routerOptions: { maxParamLength: 20_000 } });
    registerImages(app, images);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const get: ImageProxy['get'] = (path, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return {
      images,
      cacheDir: deps.cacheDir,
      get,
      show(source, size = '640', headers = {}) {
        const url = source.startsWith('https:') ? source : `${partner.url}${source}`;
        return get(images.path(url).replace('{w}', size), headers);
      },
      async stop() {
        await app.close();
        await images.close();
      },
    };
  };
  let running = await start({});
  return {
    get images() {
      return running.images;
    },
    clock,
    keyRing,
    partner,
    files,
    cacheDir,
    get: (path, headers) => running.get(path, headers),
    show: (source, size, headers) => running.show(source, size, headers),
    asked: () => partner.received.map(({ path }) => path),
    another: async (more = {}) => start({ cacheDir: await folder(), ...more }),
    async restart(more = {}) {
      await running.stop();
      running = await start(more);
    },
    async close() {
      await running.stop();
      await fixture.close();
      for (const made of folders) await rm(made, { recursive: true, force: true });
    },
  };
}
