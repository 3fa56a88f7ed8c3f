import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aListing } from '../builders/listing.ts';
import { aPhoto } from '../builders/photo.ts';
import type { Partner } from '../support/campcairn.ts';
import { commandLine } from '../support/command-line.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { startS3Server } from '../support/s3-server.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let partner: Partner;
let member: Visitor;
let stranger: Visitor;
let strange: Partner;
before(async () => {
  site = await startTestSite({}, { worker: false });
  partner = await site.partner();
  member = await signedIn(site, 'office@vans.example');
  strange = await site.partner('Strangers', { email: 'stranger@vans.example' });
  stranger = await signedIn(site, 'stranger@vans.example');
});
after(() => site.stop());

interface Uploaded {
  status: number;
  headers: Headers;
  body: { url: string; path: string; width: number; height: number; message: string };
}

/** Sends a file as the script of the form does. */
async function upload(
  file: Buffer,
  { by = member, of = partner, at = site, type = 'application/octet-stream' } = {},
): Promise<Uploaded> {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${at.address}/dashboard/${of.slug}/listings/photos`, {
    method: 'POST',
    body: file as Buffer<ArrayBuffer>,
    headers: { cookie, 'content-type': type },
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : {},
  };
}

/** What is served at the address of a photo. */
async function served(url: string, { address } = site) {
  const response = await fetch(address + new URL(url).pathname);
  return {
    ...response,
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** The colours at the top and at the bottom of a picture. */
async function ends(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [0.1, 0.9].map((part) => {
    const at = (Math.floor(info.height * part) * info.width + 20) * info.channels;
    return data[at]! > data[at + 2]! ? 'red' : 'blue';
  });
}

/** A chunk of a PNG. */
function chunk(name: string, content: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)]);
  bytes.writeUInt32BE(content.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** A small PNG whose head claims more than its pixels fill. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const put = (id: string, urls: string[], by = partner) =>
  by.call('PUT', `/listings/${id}`, aListing({ images: urls.map((url) => ({ url })) }));

describe('a photo of a phone', () => {
  it('is served upright, without position or maker, at an address of its own for a year', async () => {
    const file = await aPhoto({ width: 3200, height: 2400, orientation: 6 });
    assert.match(file.toString('latin1'), /Pineapple/);
    const { status, body } = await upload(file);
    assert.equal(status, 201);
    assert.match(body.url, /^https:\/\/campcairn\.example\/photos\/[0-9a-f]{64}\.jpg$/);
    const { bytes, headers } = await served(body.url);
    assert.equal(headers.get('content-type'), 'image/jpeg');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [2560, 1920]);
    assert.deepEqual([body.width, body.height], [2560, 1920]);
    assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined]);
    assert.doesNotMatch(bytes.toString('latin1'), /Exif|GPS|Pineapple|secret-owner/);
    assert.deepEqual(await ends(bytes), ['red', 'blue']);
    assert.equal((await upload(file)).body.url, body.url, 'the same file is the same photo');
  });

  it('may be PNG or WebP, and is JPEG then', async () => {
    for (const format of ['png', 'webp'] as const) {
      const { body } = await upload(await aPhoto({ format }));
      const { bytes } = await served(body.url);
      assert.equal((await sharp(bytes).metadata()).format, 'jpeg');
    }
  });

  it('is shown in sizes without a request to ourselves, and in the API as it was sent', async () => {
    const { body } = await upload(await aPhoto());
    assert.equal((await put('shown', [body.url])).status, 201);
    const { images } = (await partner.call('GET', '/listings/shown')).body;
    assert.deepEqual(images, [{ url: body.url }]);
    const shown = await fetch(site.address + body.path.replace('{w}', '640'));
    assert.equal(shown.status, 200);
    assert.equal((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width, 640);
  });

  it('has its size in a listing that the form saves, and nobody types it', async () => {
    const [one, two] = [
      await upload(await aPhoto()),
      await upload(await aPhoto({ width: 900, height: 600 })),
    ];
    await put('typed', []);
    const page = `/dashboard/${partner.slug}/listings/edit/typed/photos`;
    const { text } = await member.get(page);
    assert.doesNotMatch(text, /images\.\d+\.(?:width|height)/);
    const { status } = await member.post(`${page}?/save`, {
      'images.0.url': two.body.url,
      'images.0.alt': 'The sea',
      'images.1.url': one.body.url,
    });
    assert.equal(status, 303);
    assert.deepEqual((await partner.call('GET', '/listings/typed')).body.images, [
      { url: two.body.url, alt: 'The sea', width: 900, height: 600 },
      { url: one.body.url, width: 1600, height: 1200 },
    ]);
  });

  it('is uploaded by a form without a script, into a listing that is not there yet', async () => {
    const page = `/dashboard/${partner.slug}/listings/new`;
    const form = new FormData();
    form.append('title', 'Bramble by the sea');
    form.append('images.0.url', 'https://vans.example/1.jpg');
    for (const name of ['a.jpg', 'b.jpg'])
      form.append('_photos', new File([(await aPhoto()) as Buffer<ArrayBuffer>], name));
    form.append('_photos', new File(['<svg/>'], 'c.svg'));
    const { status, text } = await member.send(`${page}?/photos`, form);
    assert.equal(status, 200);
    assert.match(text, /c\.svg: This is no JPEG, PNG or WebP photo/);
    assert.match(text, /value="Bramble by the sea"/);
    const urls = [...text.matchAll(/name="images\.(\d)\.url" value="([^"]+)"/g)].map((found) =>
      found.slice(1),
    );
    assert.deepEqual(
      urls.map(([row]) => row),
      ['0', '1', '2'],
    );
    assert.equal(urls[0]![1], 'https://vans.example/1.jpg');
    for (const [, url] of urls.slice(1)) assert.equal((await served(url!)).status, 200);
  });

  it('is in a listing once, however often a form without a script sends it', async () => {
    const same = (await aPhoto()) as Buffer<ArrayBuffer>;
    const { url } = (await upload(same)).body;
    const form = new FormData();
    form.append('images.0.url', url);
    for (const name of ['again.jpg', 'other.jpg', 'other-too.jpg']) {
      const bytes = name === 'again.jpg' ? same : await aPhoto();
      form.append('_photos', new File([bytes as Buffer<ArrayBuffer>], name));
    }
    const page = `/dashboard/${partner.slug}/listings/new`;
    const { text } = await member.send(`${page}?/photos`, form);
    assert.match(text, /again\.jpg: This photo is in the listing already\./);
    const urls = [...text.matchAll(/name="images\.\d\.url" value="([^"]+)"/g)].map(
      ([, one]) => one,
    );
    assert.equal(urls.length, 3);
    assert.equal(urls.filter((one) => one === url).length, 1);
  });
});

describe('an upload that is an attack', () => {
  /** A picture behind which something else follows. */
  const polyglot = async () =>
    Buffer.concat([await aPhoto(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);

  it('is refused when it is no photo, is cut off, or has too many pixels', async () => {
    const photo = await aPhoto();
    const gif = await sharp({
      create: { width: 20, height: 40, channels: 3, background: 'red', pageHeight: 20 },
    })
      .gif()
      .toBuffer();
    const refused: [why: RegExp, file: Buffer][] = [
      [/no JPEG/, Buffer.from('not a photo')],
      [/no JPEG/, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      [/no JPEG/, gif],
      [/no JPEG/, Buffer.from('<html><script>alert(1)</script>')],
      [/HEIC/, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
      [/empty/, Buffer.alloc(0)],
      [/damaged/, photo.subarray(0, photo.length >> 1)],
      [/damaged/, Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1')],
      [/too many pixels/, pngBomb(30_000, 30_000)],
    ];
    for (const [why, file] of refused) {
      const { status, body } = await upload(file, { type: 'image/jpeg' });
      assert.equal(status, 422, String(why));
      assert.match(body.message, why);
    }
    const large = await upload(Buffer.alloc(21 * 1024 * 1024));
    assert.equal(large.status, 413);
  });

  it('leaves nothing of what stands behind or before the pixels', async () => {
    const { body } = await upload(await polyglot(), { type: 'text/html' });
    const { bytes, headers } = await served(body.url);
    assert.equal(headers.get('content-type'), 'image/jpeg');
    assert.doesNotMatch(bytes.toString('latin1'), /script|alert/);
    const animated = await sharp(Buffer.alloc(20 * 40 * 3, 200), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp()
      .toBuffer();
    const still = await upload(animated);
    assert.deepEqual([still.status, still.body.height], [201, 20]);
  });

  it('finds no other file at the address of photos', async () => {
    for (const path of [
      '/photos/..%2fsecret.key',
      '/photos/abc.jpg',
      `/photos/${'0'.repeat(64)}.jpg`,
      `/photos/${'0'.repeat(64)}.svg`,
    ]) {
      const response = await fetch(site.address + path);
      assert.equal(response.status, 404, path);
      assert.match(response.headers.get('content-type')!, /^text\/plain/);
    }
  });

  it('is not taken for another account, or from who is signed out', async () => {
    const photo = await aPhoto();
    assert.equal((await upload(photo, { by: stranger })).status, 404);
    const out = await upload(photo, { by: { ...member, cookies: new Map() } });
    assert.equal(out.status, 303);
    const { url } = (await upload(photo)).body;
    const other = (await upload(photo, { by: stranger, of: strange })).body.url;
    assert.notEqual(other, url, 'each account has its own');
    for (const address of [url, `${url}?x`, url.replace('https', 'HTTPS')]) {
      const { status, body } = await put('thief', [other, address], strange);
      assert.equal(status, 422, address);
      assert.equal(body.error.details[0].path, 'images.1.url');
      assert.match(body.error.details[0].message, /another account/);
    }
    const http = await put('thief', [url.replace('https:', 'http:')], strange);
    assert.match(http.body.error.details[0].message, /must be an https/);
    const page = `/dashboard/${strange.slug}/listings/new?/create`;
    const form = await stranger.post(page, { title: 'Vans', 'images.0.url': url });
    assert.equal(form.status, 422);
  });

  it('of 500 at once is partly asked to come again, while others are answered', async () => {
    const photo = await aPhoto();
    const all = Array.from({ length: 500 }, () => upload(photo));
    assert.equal((await fetch(`${site.address}/healthz`)).status, 200);
    assert.equal((await site.page('/search')).status, 200);
    const other = await upload(await aPhoto(), { by: stranger, of: strange });
    assert.equal(other.status, 201, 'another account is not starved');
    const answers = await Promise.all(all);
    const counts = Map.groupBy(answers, ({ status }) => status);
    assert.ok(counts.get(201)!.length >= 1);
    for (const { headers } of counts.get(429) ?? [])
      assert.ok(Number(headers.get('retry-after')) > 0);
    assert.equal(
      (counts.get(201)?.length ?? 0) +
        (counts.get(429)?.length ?? 0) +
        (counts.get(503)?.length ?? 0),
      500,
    );
    assert.equal((await upload(photo)).status, 201);
  });
});

describe('a photo that no listing has', () => {
  const lookAt = async () => {
    const { photos, images } = site.services;
    return photos.removeUnused(images.forget);
  };
  const days = (count: number) => site.clock.advance(count * 86_400_000);

  it('is deleted after seven days, with what was made of it, and one that a listing has stays', async () => {
    const own = await site.partner('Forgetful', { email: 'forgetful@vans.example' });
    const by = await signedIn(site, 'forgetful@vans.example');
    const [used, unused] = [
      (await upload(await aPhoto(), { by, of: own })).body,
      (await upload(await aPhoto(), { by, of: own })).body,
    ];
    await put('van', [used.url], own);
    const size = site.address + unused.path.replace('{w}', '320.jpg');
    assert.equal((await fetch(size)).status, 200);
    days(6);
    await lookAt();
    assert.equal((await served(unused.url)).status, 200);
    days(2);
    await lookAt();
    assert.equal((await served(unused.url)).status, 404);
    assert.equal((await fetch(size)).status, 404);
    assert.equal((await served(used.url)).status, 200);
    await own.call('DELETE', '/listings/van');
    await lookAt();
    days(8);
    await lookAt();
    assert.equal((await served(used.url)).status, 404);
    const { status } = await put('van', [used.url], own);
    assert.equal(status, 422, 'a photo that is gone is not taken');
  });

  it('is deleted at once with its account, which can take all with it before', async () => {
    const own = await site.partner('Closers', { email: 'closers@vans.example' });
    const by = await signedIn(site, 'closers@vans.example');
    const { url } = (await upload(await aPhoto(), { by, of: own })).body;
    await put('van', [url], own);
    const { account } = await dashboardOf(site, own.slug);
    const archive = Buffer.concat(await Array.fromAsync((await account.archive()).content));
    assert.ok(archive.includes(`photos/${new URL(url).pathname.split('/').at(-1)}`));
    await account.close('Closers');
    await site.services.worker.drain();
    assert.equal((await served(url)).status, 404);
  });
});

describe('photos and backups', () => {
  it('return with the database, from a folder that the backup fills', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campcairn-photos-'));
    const one = await startTestSite({}, { worker: false });
    try {
      const own = await one.partner();
      const by = await signedIn(one, 'office@vans.example');
      const { url } = (await upload(await aPhoto(), { by, of: own, at: one })).body;
      await put('van', [url], own);
      const { cc } = commandLine(one);
      const file = join(folder, 'backup');
      const photos = join(folder, 'photos');
      assert.equal((await cc('backup', file, '--no-check', '--photos', photos)).photos, 1);
      rmSync(join(one.context.settings.DATA_DIR, 'photos'), { recursive: true });
      assert.equal((await served(url, one)).status, 404);
      const back = await cc('restore', file, '--force', '--photos', photos);
      assert.deepEqual([back.photos, back.photos_missing], [1, 0]);
      assert.equal((await served(url, one)).status, 200);
      assert.equal((await put('van', [url], own)).body.result, 'unchanged');
    } finally {
      await one.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('machines that share a store', () => {
  it('serve what another has taken', async () => {
    const store = await startS3Server();
    const settings = {
      SECRET_KEY: 'one secret for all processes of an installation',
      PHOTO_STORE_URL: 's3://pictures/uploads',
      S3_ENDPOINT: store.url,
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'reader',
      S3_SECRET_ACCESS_KEY: 'the secret of the reader',
      S3_FORCE_PATH_STYLE: '1',
    };
    const one = await startTestSite(settings, { worker: false });
    const two = await startTestSite(
      { ...settings, DATABASE_URL: one.database.url },
      { worker: false },
    );
    try {
      // The store holds signatures to the time of the machine.
      for (const each of [one, two]) each.clock.set(new Date());
      const own = await one.partner();
      const by = await signedIn(one, 'office@vans.example');
      const { body } = await upload(await aPhoto(), { by, of: own, at: one });
      const [name] = [...store.buckets.get('pictures')!.keys()];
      assert.equal(name, `uploads/${new URL(body.url).pathname.split('/').at(-1)}`);
      assert.equal((await served(body.url, two)).status, 200);
      const size = await fetch(two.address + body.path.replace('{w}', '320'));
      assert.equal(size.status, 200);
      store.answer = { status: 503, code: 'SlowDown' };
      const away = await served(body.url, two);
      assert.deepEqual([away.status, away.headers.get('cache-control')], [503, 'no-store']);
      assert.equal((await upload(await aPhoto(), { by, of: own, at: one })).status, 503);
      store.answer = undefined;
      await one.services.photos.removeAllOf(
        (await one.services.partners.bySlug(own.slug)).id,
        one.services.images.forget,
      );
      assert.equal(store.buckets.get('pictures')!.size, 0);
    } finally {
      await two.stop();
      await one.stop();
      await store.close();
    }
  });
});
