import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** How axe is asked: these rules, and nothing of frames, of which our pages have none of their own. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * What axe finds on a page outside of what `except` selects, each rule with its first element. axe is given to a
 * page once: read anew for each look, it costs more than the look.
 */
export async function axeFaults(page: Page, except: string[] = []): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const context = JSON.stringify({ include: ['html'], exclude: except });
  return page.evaluate<string[]>(
    `axe.run(${context}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes[0].target.join(' ')))`,
  );
}

/** How many pixels a page is wider than its window, as a fault; none where it fits. */
export async function widthFaults(page: Page): Promise<string[]> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return wide > 0 ? [`${wide} pixels too wide`] : [];
}
