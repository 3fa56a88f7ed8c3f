import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page outside of what `except` selects, each rule with its first element. */
export async function axeFaults(page: Page, except: string[] = []): Promise<string[]> {
  // The pages have no frames of others, so axe needs no page of its own to put results together.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
}

/** How many pixels a page is wider than its window, as a fault; none where it fits. */
export async function widthFaults(page: Page): Promise<string[]> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return wide > 0 ? [`${wide} pixels too wide`] : [];
}
