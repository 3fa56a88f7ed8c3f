import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { importTowns } from '../../src/places/index.ts';
import { aListing } from '../builders/listing.ts';
import { dumpOf } from '../fixtures/places/geonames.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const BRISTOL = { lat: 51.4545, lng: -2.5879 };
/** Sixteen kilometres to the east, so that the pin does not cover the name of Bristol. */
const NEARBY = { ...BRISTOL, lng: -2.35 };

let site: TestSite;
let folder: string;
before(async () => {
  site = await startTestSite();
  folder = await mkdtemp(join(tmpdir(), 'towns-'));
});
after(async () => {
  await rm(folder, { recursive: true });
  await site.stop();
});

/** Imports Bristol under another name, and waits until the running process has read it. */
async function renameBristol(name: string): Promise<void> {
  const { locator } = site.services;
  const { id } = locator.locate(BRISTOL)!.town!;
  const file = join(folder, 'towns.txt');
  await writeFile(file, dumpOf([{ id, name, population: 600_000, ...BRISTOL }]));
  await importTowns(site.database.db, file, site.clock.now());
  let tries = 0;
  while (locator.town(id)?.name !== name) {
    assert.ok(tries++ < 1000, 'the process has not read it');
    await wait(10);
  }
}

it('a town that an import renames has its new name on maps that were drawn before', async () => {
  const partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/van', aListing({ location: NEARBY }));
  const { pathname } = new URL(body.public_url);
  const smallMap = async () => {
    const { text } = await site.page(pathname);
    return /<svg class="locator.*?<\/svg>/s.exec(text)![0];
  };
  const tile = async () => {
    const response = await fetch(`${site.address}/map/8/126/85.pbf`);
    return Buffer.from(await response.arrayBuffer()).toString('latin1');
  };
  assert.match(await tile(), /Bristol/);
  assert.match(await smallMap(), />Bristol<\/text>/);
  await renameBristol('Brycgstow');
  assert.match(await tile(), /Brycgstow/);
  assert.match(await smallMap(), />Brycgstow<\/text>/);
});
