import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FOUND = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));

/** Chromium without windows: a quarter less of the processor for the same pages, of which it keeps none for going back. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Why tests that need a browser are skipped; false where there is one. */
export const NO_BROWSER = FOUND ? false : 'no Chromium on this machine: set CHROMIUM to its path';

/** The browser that benchmarks use. Only where `NO_BROWSER` is false. */
export const browserPath = (): string => FOUND!;

/** The browser that tests use, unless they need what only the whole one has. */
const lightest = (): string =>
  process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : browserPath();

/** Forbidden and caught by the script that tried, it is in no console. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('The policy forbids', event.effectiveDirective, event.blockedURI, event.sourceFile))`;

/** A page under watch: what went wrong on it, and where it asked. */
export interface Watched {
  page: Page;
  /** Errors of scripts, of the console and of the content security policy. */
  faults: string[];
  /** Addresses asked for. */
  requests: string[];
}

/** A browser whose pages reach `address` alone. */
export interface TestBrowser {
  /** @param options.slowdown how many times slower the page's processor is than ours. */
  open(path: string, options?: BrowserContextOptions & { slowdown?: number }): Promise<Watched>;
  close(): Promise<void>;
}

/** Longest wait for something on a page: other tests may need the machine meanwhile. */
const TIMEOUT_MS = 300_000;

/**
 * Starts Chromium for a test file; `close` it in `after`.
 * @param options.keepsPages whether it keeps pages as they were left, for those who go back: they load no more.
 */
export async function startBrowser(
  address: string,
  { keepsPages = false } = {},
): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: keepsPages ? browserPath() : lightest(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
  return {
    async open(path, { slowdown, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // Pages come from the server, except in tests of what is kept without a network.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(TIMEOUT_MS);
      await context.addInitScript(REPORT_VIOLATIONS);
      const page = await context.newPage();
      if (slowdown !== undefined) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      const faults: string[] = [];
      const requests: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // Pages that are not there say so in the console as well.
        const expected = message.text().includes('the server responded with a status of 4');
        if (message.type() === 'error' && !expected) faults.push(message.text());
      });
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(address + path, { waitUntil: 'load' });
      return { page, faults, requests };
    },
    close: () => browser.close(),
  };
}

/**
 * Waits until the scripts of a page have run, with all that they load at once: only then do they follow what is done.
 * Importing a module that runs already waits for its end.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    `Promise.all([...document.querySelectorAll('script[type=module][src]')].map(({ src }) => import(src))).then(() => {})`,
  );
}
