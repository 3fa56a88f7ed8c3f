import { setFlagsFromString } from 'node:v8';

/**
 * Tells V8 not to guess which objects will live long. It guesses wrong where requests, rows or
 * jobs pass through in great numbers: what is allocated "old" then keeps everything it points at
 * alive until a full collection. Measured on a feed's import: 57 MB less, 5 to 8 % faster. To be
 * called before anything else.
 */
export function keepShortLivedObjectsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Keeps the space for new objects at the size it starts with, for programs that do one thing at a
 * time: 30 MB less at 2 % more work on a feed's import. To be called before anything else.
 */
export function keepYoungSpaceSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
