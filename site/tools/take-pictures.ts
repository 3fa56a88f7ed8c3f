/**
 * Takes the pictures of the dashboard on `/partners` from the demo: `npx node site/tools/take-pictures.ts`.
 * It starts a demo of its own, which takes a minute or two; with the sign-in link of a running demo's
 * dashboard as argument, it uses that one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { SIZES } from '../src/lib/words/pictures/sizes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../src/lib/words/pictures/', import.meta.url));
const BROWSER = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Maximum size of a picture in bytes. */
const MAX_BYTES = 60_000;
/** Screen pixels for each CSS pixel of a picture. */
const SHARPNESS = { wide: 1.5, narrow: 2 } as const;

type Size = keyof typeof SIZES;

/** Opens the page of each picture, scrolled to the part that it shows. */
const PICTURES: Record<string, (page: Page, dashboard: string) => Promise<void>> = {
  async overview(page, dashboard) {
    await page.goto(dashboard);
  },
  async listing(page, dashboard) {
    await page.goto(await aListing(page, dashboard));
    await showFrom(page, 'main form h2, main form legend');
  },
  async calendar(page, dashboard) {
    const answer = await page.goto(`${dashboard}/calendar`);
    if (answer?.ok()) {
      if (page.viewportSize()!.width < SIZES.wide.width) await showFrom(page, 'main table');
      return;
    }
    await page.goto(`${await aListing(page, dashboard)}/calendar`);
    await showFrom(page, 'main .month, main table');
  },
  async enquiry(page, dashboard) {
    await page.goto(`${dashboard}/leads?kind=enquiry`);
    await page.goto(await hrefOf(page, `main a[href*="/leads/lead_"]`));
  },
};

/** Returns the address of the first link of a kind. */
async function hrefOf(page: Page, selector: string): Promise<string> {
  const links = page.locator(selector);
  if ((await links.count()) === 0) throw new Error(`${page.url()} has no ${selector}`);
  return new URL((await links.first().getAttribute('href'))!, page.url()).href;
}

async function aListing(page: Page, dashboard: string): Promise<string> {
  await page.goto(`${dashboard}/listings?category=campervan`);
  return hrefOf(page, 'main a[href*="/listings/edit/"]');
}

/** Scrolls so that a part begins near the upper edge. */
async function showFrom(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first();
  await part.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 90));
}

/** Encodes a picture with the best quality that is small enough. */
async function encode(png: Buffer): Promise<Buffer> {
  for (let quality = 82; quality > 10; quality -= 6) {
    const picture = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= MAX_BYTES) return picture;
  }
  throw new Error(`A picture cannot be made smaller than ${MAX_BYTES} bytes.`);
}

async function take(page: Page, dashboard: string, size: Size): Promise<void> {
  for (const [name, open] of Object.entries(PICTURES)) {
    await open(page, dashboard);
    await page.waitForLoadState('networkidle');
    const picture = await encode(await page.screenshot({ animations: 'disabled' }));
    writeFileSync(join(FOLDER, `${name}-${size}.webp`), picture);
    console.log(`${name}-${size}.webp: ${picture.length} bytes`);
  }
}

/** Takes all pictures of the dashboard to which a sign-in link leads. */
async function takeAll(link: string): Promise<void> {
  const browser = await chromium.launch({
    ...(BROWSER === undefined ? {} : { executablePath: BROWSER }),
    args: ['--no-sandbox', '--lang=en-GB'],
  });
  try {
    const context = await browser.newContext({ colorScheme: 'light', locale: 'en-GB' });
    const first = await context.newPage();
    await first.goto(link);
    if (first.url().includes('/sign-in/')) {
      await first.locator('main form button').click();
      await first.waitForURL('**/dashboard/**');
    }
    const dashboard = first.url();
    const session = await context.storageState();
    for (const size of ['wide', 'narrow'] as const) {
      const sized = await browser.newContext({
        colorScheme: 'light',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        storageState: session,
        viewport: SIZES[size],
        deviceScaleFactor: SHARPNESS[size],
        hasTouch: size === 'narrow',
      });
      await take(await sized.newPage(), dashboard, size);
    }
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `work` with the sign-in link of a demo that is started for it. */
async function withDemo(work: (link: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-pictures-'));
  const demo = spawn(process.execPath, ['src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => demo.once('exit', () => resolve()));
  try {
    let printed = '';
    for await (const part of demo.stdout.setEncoding('utf8')) {
      printed += String(part);
      const link = /Dashboard\s+(http\S+)\s/.exec(printed)?.[1];
      if (link === undefined) continue;
      demo.stdout.resume();
      await work(link);
      return;
    }
    throw new Error(`The demo has not started:\n${printed}`);
  } finally {
    demo.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const [link] = process.argv.slice(2);
await (link === undefined ? withDemo(takeAll) : takeAll(link));
