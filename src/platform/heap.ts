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
 * Keeps the old generation close to the size in use, for programs that do one thing at a time: on a
 * feed's import 20 MB less at 5 % more CPU time. A new generation that does not grow would save 50 MB
 * more and cost 30 %. Call it before anything else.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30');
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
