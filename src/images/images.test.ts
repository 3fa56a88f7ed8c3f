import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { createImageLab } from '../../test/support/image-fixture.ts';
import type { Drawings } from './index.ts';
import { until } from '../../test/support/until.ts';

/** One drawing: a red square on white. */
const drawings: Drawings = {
  host: 'drawings.example',
  width: 300,
  height: 200,
  at: async ({ pathname }) =>
    pathname === '/square.jpg'
      ? {
          version: 'square 1',
          svg: () =>
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200">' +
            '<rect width="300" height="200" fill="#fff"/><rect width="200" height="200" fill="#f00"/></svg>',
        }
      : undefined,
};

const fixture = await createImageLab({ drawings });
after(fixture.close);
beforeEach(() => {
  fixture.partner.received.length = 0;
});

/** Creates a photograph of noise, which has details in every size. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

const measure = async (response: Response) => {
  const { width, height, format, exif, icc } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { width, height, format, hasMetadata: Boolean(exif ?? icc) };
};

const large = await photo(1600, 1000).jpeg().toBuffer();

describe('a picture of a partner', () => {
  it('comes in the width asked for, and in the best format the browser names', async () => {
    fixture.files.set('/van.jpg', { body: large });
    const chrome = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };
    for (const [headers, type, format, size] of [
      [chrome, 'image/avif', 'heif', '640'],
      [{ accept: 'image/webp,*/*' }, 'image/webp', 'webp', '320'],
      [{ accept: '*/*' }, 'image/jpeg', 'jpeg', '960'],
      [{ accept: 'image/avif;q=0,image/webp;q=0' }, 'image/jpeg', 'jpeg', '480'],
    ] as const) {
      const response = await fixture.show('/van.jpg', size, headers);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), type);
      assert.equal(response.headers.get('vary'), 'Accept');
      const { width, height, format: found } = await measure(response);
      const wide = Number(size);
      assert.deepEqual([width, height, found], [wide, (wide * 1000) / 1600, format]);
    }
    assert.deepEqual(fixture.asked(), ['/van.jpg']);
  });

  it('is named by its address when a link preview needs one format', async () => {
    const response = await fixture.show('/van.jpg', '1280.jpg', { accept: 'image/avif' });
    assert.equal(response.headers.get('content-type'), 'image/jpeg');
    assert.equal(response.headers.get('vary'), null);
    assert.equal((await measure(response)).width, 1280);
  });

  it('is never made larger than it is', async () => {
    fixture.files.set('/small.png', { body: await photo(200, 300).png().toBuffer() });
    const { width, height } = await measure(await fixture.show('/small.png', '1920'));
    assert.deepEqual([width, height], [200, 300]);
  });

  it('is kept by browsers, and asked for again by its tag', async () => {
    const first = await fixture.show('/van.jpg', '640');
    const tag = first.headers.get('etag') ?? '';
    assert.match(first.headers.get('cache-control') ?? '', /^public, max-age=604800, immutable$/);
    const again = await fixture.show('/van.jpg', '640', { 'if-none-match': `"x", ${tag}` });
    assert.deepEqual([again.status, await again.text()], [304, '']);
    const other = await fixture.show('/van.jpg', '640', { accept: 'image/webp' });
    assert.notEqual(other.headers.get('etag'), tag);
  });

  it('loses its EXIF, location and profile, and is turned upright', async () => {
    const body = await photo(600, 400)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    assert.ok(body.includes('Somebody'));
    fixture.files.set('/phone.jpg', { body });
    const response = await fixture.show('/phone.jpg', '320');
    const { width, height, hasMetadata } = await measure(response);
    assert.deepEqual([width, height, hasMetadata], [320, 480, false]);
    assert.deepEqual(fixture.images.sizeOf(`${fixture.partner.url}/phone.jpg`), {
      width: 400,
      height: 600,
    });
  });

  it('may be a PNG with see-through parts, a WebP that moves, or a grey CMYK scan', async () => {
    const clear = {
      create: { width: 400, height: 300, channels: 4, background: '#ff000080' },
    } as const;
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    fixture.files.set('/clear.png', { body: await sharp(clear).png().toBuffer() });
    fixture.files.set('/moving.webp', {
      body: await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    });
    fixture.files.set('/cmyk.jpg', {
      body: await photo(400, 300).toColourspace('cmyk').jpeg().toBuffer(),
    });
    for (const [path, ratio] of [
      ['/clear.png', 4 / 3],
      ['/moving.webp', 3 / 2],
      ['/cmyk.jpg', 4 / 3],
    ] as const) {
      const response = await fixture.show(path, '320');
      assert.equal(response.status, 200, path);
      const { width = 0, height = 1 } = await measure(response);
      assert.equal(width / height, ratio, path);
    }
  });

  it('is fetched once however many ask for it at the same time', async () => {
    fixture.files.set('/popular.jpg', { body: large });
    const sizes = ['320', '320', '320', '640', '640', '960'];
    const answers = await Promise.all(sizes.map((size) => fixture.show('/popular.jpg', size)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      sizes.map(() => 200),
    );
    assert.deepEqual(fixture.asked(), ['/popular.jpg']);
  });

  it('is found through redirects, and asked for without saying who looks at it', async () => {
    fixture.files.set('/old.jpg', { status: 301, location: '/new.jpg' });
    fixture.files.set('/new.jpg', { body: large });
    const response = await fixture.show('/old.jpg', '320', {
      cookie: 'secret=1',
      'user-agent': 'Somebody/1.0',
      referer: 'https://campcairn.example/listing/1',
    });
    assert.equal(response.status, 200);
    const [request] = fixture.partner.received;
    assert.equal(request?.headers['user-agent'], 'Campcairn-Images/1.0');
    assert.equal(request?.headers.cookie, undefined);
    assert.equal(request?.headers.referer, undefined);
  });
});

describe('requests that the proxy did not sign', () => {
  it('refuses an address that it did not sign, and widths that it does not have', async () => {
    const path = fixture.images.path(`${fixture.partner.url}/van.jpg`);
    const [, , , token = ''] = path.split('/');
    const [encoded = '', signature = ''] = token.split('.');
    const other = Buffer.from(`${fixture.partner.url}/other.jpg`).toString('base64url');
    for (const bad of [
      `/img/640/${other}.${signature}`,
      `/img/640/${encoded}`,
      `/img/640/${encoded}.`,
      `/img/640/${encoded}.${signature.slice(0, -1)}`,
      `/img/640/${encoded}=.${signature}`,
      `/img/640/${encoded}.${signature}.x`,
      `/img/641/${token}`,
      `/img/640.gif/${token}`,
      `/img/{w}/${token}`,
    ]) {
      const response = await fixture.get(bad);
      assert.equal(response.status, 404, bad);
      assert.match(response.headers.get('content-type') ?? '', /^text\/plain/, bad);
    }
    assert.deepEqual(fixture.asked(), []);
  });

  it('honours addresses that were signed with an older key', async () => {
    const { createImageAddresses } = await import('./address.ts');
    const { createKeyRing } = await import('../platform/secrets/index.ts');
    const [old, fresh] = [
      'an old secret of thirty-two letters',
      'a new secret of thirty-two letters',
    ];
    const before = createImageAddresses(createKeyRing([old])).path('https://a.example/1.jpg');
    const now = createImageAddresses(createKeyRing([fresh, old]));
    const [, , , token = ''] = before.split('/');
    assert.equal(now.read('640', token)?.source, 'https://a.example/1.jpg');
  });
});

it('addresses are signed by a new key from the next turn on', async () => {
  const { createImageAddresses } = await import('./address.ts');
  const { createKeyRing } = await import('../platform/secrets/index.ts');
  const [old, fresh] = [
    'an old secret of thirty-two letters',
    'a new secret of thirty-two letters',
  ];
  let secrets = [old];
  const addresses = createImageAddresses(createKeyRing(() => secrets));
  const source = 'https://a.example/1.jpg';
  addresses.path(source);
  secrets = [fresh, old];
  await turn();
  const [, , , token = ''] = addresses.path(source).split('/');
  assert.equal(createImageAddresses(createKeyRing([fresh])).read('640', token)?.source, source);
});

describe('hostile and broken sources', () => {
  const placeholder = async (path: string, status = 404) => {
    const response = await fixture.show(path, '640', { accept: 'image/avif,image/webp' });
    assert.equal(response.status, status, path);
    assert.equal(response.headers.get('content-type'), 'image/svg+xml', path);
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const text = await response.text();
    assert.match(text, /^<svg [^>]*viewBox="0 0 1200 800"/);
    return { response, text };
  };

  /** Creates a PNG whose header claims a number of pixels, without any data. */
  const claims = (width: number, height: number) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const name = Buffer.concat([Buffer.from('IHDR'), header]);
    const table = Array.from({ length: 256 }, (_, i) => {
      let c = i;
      for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
      return c >>> 0;
    });
    const crc = name.reduce((c, byte) => table[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff);
    const check = Buffer.alloc(4);
    check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
    const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    return Buffer.concat([start, Buffer.from([0, 0, 0, 13]), name, check]);
  };

  it('an SVG is not opened, whatever it is called and however it begins', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    fixture.files.set('/a.svg', { type: 'image/svg+xml', body: svg });
    fixture.files.set('/svg.jpg', { type: 'image/jpeg', body: svg });
    fixture.files.set('/both.jpg', {
      body: Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]),
    });
    for (const path of ['/a.svg', '/svg.jpg', '/both.jpg']) {
      assert.doesNotMatch((await placeholder(path)).text, /script/);
    }
  });

  it('pages, PDFs, GIFs and empty files are no pictures', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    for (const [path, body] of [
      ['/page.jpg', '<!doctype html><title>Not found</title>'],
      ['/file.jpg', '%PDF-1.7'],
      ['/gif.jpg', gif],
      ['/empty.jpg', ''],
    ] as const) {
      fixture.files.set(path, { body });
      await placeholder(path);
    }
  });

  it('a picture that decodes to more than 60 million pixels is refused', async () => {
    fixture.files.set('/bomb.png', { body: claims(60_000, 60_000) });
    const before = process.memoryUsage().rss;
    await placeholder('/bomb.png');
    assert.ok(process.memoryUsage().rss - before < 100_000_000);
  });

  it('a picture that was cut off is not shown by half', async () => {
    fixture.files.set('/cut.jpg', { body: large.subarray(0, large.length / 2) });
    await placeholder('/cut.jpg');
  });

  it('a body without end is left after 20 MB', async () => {
    fixture.files.set('/endless.jpg', { endless: true });
    await placeholder('/endless.jpg');
  });

  it('an address inside is not asked, nor one that redirects there', async () => {
    fixture.files.set('/inside.jpg', { status: 302, location: 'https://10.0.0.1/metadata' });
    fixture.files.set('/plain.jpg', { status: 302, location: 'http://127.0.0.1/x.jpg' });
    fixture.files.set('/round.jpg', { status: 302, location: '/round.jpg' });
    await placeholder('/inside.jpg');
    await placeholder('/plain.jpg');
    await placeholder('/round.jpg');
    await placeholder('https://169.254.169.254/latest/meta-data');
  });

  it('a picture that vanished gets a placeholder, and its server is not asked for an hour', async () => {
    const { response } = await placeholder('/gone.jpg');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=600');
    await placeholder('/gone.jpg');
    assert.deepEqual(fixture.asked(), ['/gone.jpg']);
    fixture.files.set('/gone.jpg', { body: large });
    fixture.clock.advance(3_600_000);
    assert.equal((await fixture.show('/gone.jpg')).status, 200);
  });

  it('a server that fails is tried again after two minutes', async () => {
    fixture.files.set('/flaky.jpg', { status: 500 });
    await placeholder('/flaky.jpg', 502);
    await placeholder('/flaky.jpg', 502);
    assert.equal(fixture.asked().length, 1);
    fixture.files.set('/flaky.jpg', { body: large });
    fixture.clock.advance(120_000);
    assert.equal((await fixture.show('/flaky.jpg')).status, 200);
  });
});

describe('over time', () => {
  const settled = (path: string, count: number) =>
    until(
      () => fixture.asked().filter((asked) => asked === path).length >= count,
      `${path} was not asked for`,
    );
  const tagOf = async (path: string) => (await fixture.show(path, '320')).headers.get('etag');
  const untilTag = (path: string, wanted: (tag: string | null) => boolean) =>
    until(async () => wanted(await tagOf(path)), path);

  it('a picture is looked at again after a week, and the old one shown meanwhile', async () => {
    fixture.files.set('/changes.jpg', { body: large });
    const before = await tagOf('/changes.jpg');
    fixture.files.set('/changes.jpg', { body: await photo(800, 800).jpeg().toBuffer() });
    assert.equal(await tagOf('/changes.jpg'), before);
    fixture.clock.advance(8 * 86_400_000);
    assert.equal(await tagOf('/changes.jpg'), before);
    await settled('/changes.jpg', 2);
    await untilTag('/changes.jpg', (tag) => tag !== before);
    assert.deepEqual(fixture.images.sizeOf(`${fixture.partner.url}/changes.jpg`), {
      width: 800,
      height: 800,
    });
  });

  it('one that vanished since stops being shown; one whose server fails does not', async () => {
    fixture.files.set('/leaves.jpg', { body: large });
    fixture.files.set('/stays.jpg', { body: large });
    await tagOf('/leaves.jpg');
    await tagOf('/stays.jpg');
    fixture.files.delete('/leaves.jpg');
    fixture.files.set('/stays.jpg', { status: 503 });
    fixture.clock.advance(8 * 86_400_000);
    await untilTag('/leaves.jpg', (tag) => tag === null);
    await settled('/stays.jpg', 1);
    assert.notEqual(await tagOf('/stays.jpg'), null);
    assert.equal((await fixture.show('/stays.jpg', '1280')).status, 200);
  });

  it('the catalogue and files survive a restart, a torn line and an unfinished file', async () => {
    fixture.files.set('/kept.jpg', { body: large });
    await fixture.show('/kept.jpg', '640');
    await fixture.images.close();
    const [log = ''] = await readdir(join(fixture.cacheDir, 'known'));
    await writeFile(join(fixture.cacheDir, 'known', log), '0123 torn', { flag: 'a' });
    const [folder = ''] = await readdir(join(fixture.cacheDir, 'files'));
    await writeFile(join(fixture.cacheDir, 'files', folder, `${folder}.part`), 'half');
    fixture.partner.received.length = 0;
    fixture.files.delete('/kept.jpg');
    await fixture.restart();
    assert.deepEqual(fixture.images.sizeOf(`${fixture.partner.url}/kept.jpg`), {
      width: 1600,
      height: 1000,
    });
    assert.equal((await fixture.show('/kept.jpg', '640')).status, 200);
    assert.equal((await fixture.show('/kept.jpg', '320')).status, 200);
    assert.deepEqual(fixture.asked(), []);
  });
});

describe('a drawn picture', () => {
  const source = 'https://drawings.example/square.jpg';

  it('is rendered in every size, also larger than its own, without any request', async () => {
    const response = await fixture.show(source, '960', { accept: 'image/webp' });
    const { width, height, format } = await measure(response);
    assert.deepEqual([width, height, format], [960, 640, 'webp']);
    assert.deepEqual(fixture.images.sizeOf(source), { width: 300, height: 200 });
    assert.deepEqual(fixture.asked(), []);
  });

  it('that does not exist is not fetched', async () => {
    const response = await fixture.show(source.replace('square', 'circle'));
    assert.equal(response.status, 404);
    assert.equal(response.headers.get('content-type'), 'image/svg+xml');
    assert.deepEqual(fixture.asked(), []);
  });
});

describe('the card of a link preview', () => {
  const card = {
    cover: `${fixture.partner.url}/van.jpg`,
    title: 'Fergus – a 1974 bus with a folding roof & patience <3',
    place: 'Campervan · Penzance, England',
    price: 'from £68 a night',
  };

  it('is a JPEG of 1200 by 630, made of photo and words, and kept', async () => {
    fixture.files.set('/van.jpg', { body: large });
    const response = await fixture.get(fixture.images.cardPath(card));
    assert.equal(response.headers.get('content-type'), 'image/jpeg');
    const { width, height, format } = await measure(response);
    assert.deepEqual([width, height, format], [1200, 630, 'jpeg']);
    const tag = response.headers.get('etag') ?? '';
    const again = await fixture.get(fixture.images.cardPath(card), { 'if-none-match': tag });
    assert.equal(again.status, 304);
    const other = await fixture.get(fixture.images.cardPath({ ...card, price: null }));
    assert.notEqual(other.headers.get('etag'), tag);
  });

  it('is drawn without a photo that does not exist, or whose address is too long', async () => {
    const none = fixture.images.cardPath({ ...card, cover: `${fixture.partner.url}/never.jpg` });
    assert.equal((await fixture.get(none)).status, 200);
    const long = fixture.images.cardPath({
      ...card,
      cover: `https://a.example/${'x'.repeat(1_900)}`,
    });
    assert.ok(long.length < 1_000);
    assert.equal((await fixture.get(long)).status, 200);
  });

  it('is drawn only for signed texts', async () => {
    const path = fixture.images.cardPath(card);
    const photo = fixture.images.path('["https://a.example","x","y",null]').replace('{w}', 'card');
    for (const bad of [path.replace('/card/', '/card/x'), path.slice(0, -4), `${photo}.jpg`]) {
      assert.equal((await fixture.get(bad)).status, 404, bad);
    }
  });

  it('is drawn as soon as the typeface can be written to the folder', async () => {
    const cacheDir = join(fixture.cacheDir, 'unwritable');
    await mkdir(cacheDir);
    await writeFile(join(cacheDir, 'typeface'), 'a file where the folder should be');
    await fixture.restart({ cacheDir });
    const path = fixture.images.cardPath(card);
    assert.equal((await fixture.get(path)).status, 502);
    await rm(join(cacheDir, 'typeface'));
    assert.equal((await fixture.get(path)).status, 200);
    await fixture.restart();
  });

  it('fits the longest titles', async () => {
    for (const title of ['', '日本語 𝓣𝓲𝓽𝓵𝓮 & <b>', 'W'.repeat(120), 'A word '.repeat(17)]) {
      const response = await fixture.get(fixture.images.cardPath({ ...card, title, place: title }));
      assert.equal(response.status, 200, title);
    }
  });
});

describe('when too much is asked at once', () => {
  it('says so, and when to come back', async () => {
    await fixture.restart({ maxQueued: 0, cacheDir: `${fixture.cacheDir}/crowd` });
    const wide = await photo(2000, 2000).jpeg().toBuffer();
    const paths = Array.from({ length: 12 }, (_, i) => `/many-${i}.jpg`);
    for (const path of paths) fixture.files.set(path, { body: wide });
    const answers = await Promise.all(paths.map((path) => fixture.show(path, '1920')));
    const busy = answers.filter(({ status }) => status === 503);
    assert.ok(busy.length > 0 && busy.length < 12, `${busy.length} of 12`);
    for (const { headers } of busy) {
      assert.equal(headers.get('retry-after'), '2');
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('content-type'), 'image/svg+xml');
    }
    await fixture.restart();
  });
});
