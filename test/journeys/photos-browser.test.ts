import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aListing } from '../builders/listing.ts';
import { aPhoto } from '../builders/photo.ts';
import { pageFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
let member: Visitor;

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto({ width: 1200, height: 900, orientation: 6 }),
});

const cards = (page: Page) => page.locator('[data-photo]:not([data-removed])');
/** What the photos show, in their order. */
const order = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('[data-photo]:not([data-removed]) textarea')].map(({ value }) => value)`,
  );
const handle = (page: Page, at: number) => cards(page).nth(at).locator('[data-move]');
/** Waits until so many photos were taken: only these can be moved. */
async function uploaded(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await handle(page, at).waitFor();
}

async function open(path: string, width: number, hasTouch: boolean): Promise<Page> {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const { page } = await browser.open('/robots.txt', { viewport, hasTouch });
  await lendCookies(page.context(), member, site.address);
  await page.goto(`${site.address}/dashboard/${partner.slug}/listings${path}`);
  return page;
}

describe('photos in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' }, { worker: false });
    browser = await startBrowser(site.address);
    partner = await site.partner();
    member = await signedIn(site, 'office@vans.example');
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [width, hasTouch] of [
    [1280, false],
    [390, true],
  ] as const) {
    it(`are chosen several at once, described, moved, removed and saved at ${width} pixels`, async () => {
      const id = `van-${width}`;
      await partner.call('PUT', `/listings/${id}`, aListing());
      const page = await open(`/edit/${id}/photos`, width, hasTouch);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add photos' }).click();
      const chooser = await choosing;
      const names = ['a', 'b', 'c', 'd'];
      await chooser.setFiles(await Promise.all(names.map((name) => photo(`${name}.jpg`))));
      await uploaded(page, 4);
      for (const [at, name] of names.entries())
        await cards(page).nth(at).getByLabel('What it shows').fill(name);

      await handle(page, 0).focus();
      await page.keyboard.press('ArrowRight');
      assert.deepEqual(await order(page), ['b', 'a', 'c', 'd']);
      await page.keyboard.press('End');
      assert.deepEqual(await order(page), ['b', 'c', 'd', 'a']);

      await handle(page, 0).scrollIntoViewIfNeeded();
      const from = (await handle(page, 0).boundingBox())!;
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      const to = (await cards(page).nth(1).boundingBox())!;
      await page.mouse.move(to.x + 30, to.y + 60, { steps: 5 });
      await page.mouse.up();
      assert.deepEqual(await order(page), ['c', 'b', 'd', 'a']);

      await cards(page)
        .nth(2)
        .getByRole('button', { name: /^Make it the cover/ })
        .click();
      assert.deepEqual(await order(page), ['d', 'c', 'b', 'a']);
      await cards(page)
        .nth(1)
        .getByRole('button', { name: /^Remove/ })
        .click();
      assert.deepEqual(await order(page), ['d', 'b', 'a']);
      await page.getByRole('button', { name: /^Undo/ }).click();
      assert.deepEqual(await order(page), ['d', 'c', 'b', 'a']);
      await cards(page)
        .nth(3)
        .getByRole('button', { name: /^Remove/ })
        .click();
      assert.deepEqual(await pageFaults(page), []);

      await page.locator('.save').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor();
      const { images } = (await partner.call('GET', `/listings/${id}`)).body;
      assert.deepEqual(
        images.map(({ alt, width: wide, height }: Record<string, unknown>) => [alt, wide, height]),
        [
          ['d', 1200, 900],
          ['c', 1200, 900],
          ['b', 1200, 900],
        ],
      );
      assert.match(images[0].url, /^http:\/\/localhost\/photos\/[0-9a-f]{64}\.jpg$/);
      await page.context().close();
    });
  }

  it('are added once, and what is there already is said', async () => {
    const page = await open('/new', 1280, false);
    const add = async (...files: Awaited<ReturnType<typeof photo>>[]) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add photos' }).click();
      await (await choosing).setFiles(files);
    };
    const [bed, roof] = [await photo('bed.jpg'), await photo('roof.jpg')];
    await add(bed);
    await uploaded(page, 1);
    await add({ ...bed, name: 'bed-copy.jpg' }, roof);
    await page.locator('[data-status]').getByText('bed-copy.jpg').waitFor();
    await page.getByText('bed-copy.jpg: This photo is in the listing already.').first().waitFor();
    await uploaded(page, 2);
    assert.equal(await cards(page).count(), 2);
    await page.context().close();
  });

  it('are dropped on a new listing, and what is refused says why', async () => {
    const page = await open('/new', 1280, false);
    const good = (await photo('good.jpg')).buffer.toString('base64');
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob('${good}'), (sign) => sign.codePointAt(0));
      data.items.add(new File([bytes], 'good.jpg', { type: 'image/jpeg' }));
      data.items.add(new File(['<svg/>'], 'bad.svg'));
      for (const type of ['dragover', 'drop'])
        document.querySelector('[data-photos]')
          .dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true }));
    })()`);
    await cards(page).getByText('This is no JPEG, PNG or WebP photo').waitFor();
    await uploaded(page, 1);
    await page
      .locator('[data-failed]')
      .getByRole('button', { name: /^Remove/ })
      .click();
    assert.equal(await cards(page).count(), 1);
    await page.context().close();
  });
});
