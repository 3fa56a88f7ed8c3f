import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What does not come true in this time never does, however busy the machine is. */
const MOST_MS = 300_000;
const LOOK_EVERY_MS = 5;

/** Waits until something is so. Throws when it never is. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what = 'it never came true',
): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (!(await isSo())) {
    assert.ok(performance.now() < end, what);
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Waits until an expression is true on a page. Playwright's `waitForFunction` evaluates a text more than once only
 * where the policy of the page allows `eval`, which ours does not.
 */
export const untilOn = (page: Page, expression: string): Promise<void> =>
  until(async () => {
    try {
      return await page.evaluate<boolean>(`Boolean(${expression})`);
    } catch (error) {
      // The next page is on its way.
      if (String(error).includes('Execution context was destroyed')) return false;
      throw error;
    }
  }, expression);
