import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

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
