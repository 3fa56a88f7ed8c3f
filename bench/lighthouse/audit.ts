import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { NO_BROWSER, browserPath } from '../../test/support/browser.ts';
import { lighthouseCommand } from './install.ts';

/** Lighthouse's results for a page on its mobile profile. */
export interface Audit {
  /** Score from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint in milliseconds, on a slow phone with a slow network. */
  lcp: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Gzipped size of scripts and of styles in bytes. */
  scripts: number;
  styles: number;
  /** Audits that reduce the score, worst first. */
  lost: string[];
}

interface Report {
  categories: Record<
    string,
    { score: number; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: unknown[] } } | undefined
  >;
}

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const RUN_TIMEOUT_MS = 120_000;

/** Whether a page has `noindex`, which intentionally lowers its SEO score by a third. */
const isNoindex = async (address: string): Promise<boolean> =>
  /<meta name="robots" content="[^"]*noindex/.test(await (await fetch(address)).text());

async function reportOn(address: string): Promise<Report> {
  if (NO_BROWSER) throw new Error(NO_BROWSER);
  const skipped = (await isNoindex(address)) ? ['--skip-audits=is-crawlable'] : [];
  const options = [
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    '--no-enable-error-reporting',
    ...skipped,
  ];
  const { stdout } = await run(process.execPath, [lighthouseCommand(), address, ...options], {
    env: { ...process.env, CHROME_PATH: browserPath() },
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: RUN_TIMEOUT_MS,
  }).catch(({ stderr }: { stderr?: string }) => {
    throw new Error(`Lighthouse gave up on ${address}: ${stderr?.trim() || 'it took too long'}`);
  });
  return JSON.parse(stdout) as Report;
}

/** Returns the gzipped size of the files of a kind that the page loaded. */
async function weigh(report: Report, kind: string): Promise<number> {
  const requests = (report.audits['network-requests']?.details?.items ?? []) as {
    url: string;
    resourceType: string;
  }[];
  const files = new Set(
    requests.filter(({ resourceType }) => resourceType === kind).map(({ url }) => url),
  );
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await fetch(file)).bytes()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function lostPoints({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap((category) => category?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ id }) => id);
}

/** Runs Lighthouse once on a page. An intended `noindex` does not lower its score. */
export async function audit(address: string): Promise<Audit> {
  const report = await reportOn(address);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    scripts: await weigh(report, 'Script'),
    styles: await weigh(report, 'Stylesheet'),
    lost: lostPoints(report),
  };
}
