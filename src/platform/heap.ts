import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Turns off V8's allocation-site pretenuring. Where many requests, rows or jobs pass through, V8
 * allocates some short-lived objects directly in the old generation, and those keep everything they
 * reference alive until a full collection. Measured on a feed's import: 57 MB less, 5 to 8 % faster.
 * Call it before anything else.
 */
export function keepShortLivedObjectsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Lets the old generation double between collections. The bytes of files and pages count towards its limit, though they
 * are freed with the young generation: by V8's own limit, it is collected forty times instead of
 * five in a feed without changes, and once in 400 pages in a server that was idle, each time 50 to 80 ms. Call it before
 * anything else.
 */
export function leaveRoomToGrow(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/**
 * Collects all garbage and gives free memory back to the system, which V8 does not do while a
 * process idles: 70 MB after the start of a server. It takes some 0.2 s, in which nothing else runs.
 */
export function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: Record<string, string>) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
