import { readdirSync, readFileSync } from 'node:fs';

/** Unit of processor time in /proc in milliseconds: 1/100 s on every Linux that Node supports. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  ownMs: number;
  /**
   * Processor time of children that have exited and been waited for, including their own children.
   */
  endedChildrenMs: number;
}

/** Returns the times of a process; undefined when it has exited, or without /proc. */
function timesOf(pid: number | 'self'): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in brackets, may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    return {
      parent,
      ownMs: (user + system) * TICK_MS,
      endedChildrenMs: (childUser + childSystem) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the processor time in milliseconds of a process's descendants: running ones, and exited
 * ones that were waited for. `except` is left out. Returns 0 without /proc.
 */
export function childrensProcessorMs(pid: number = process.pid, except?: number): number {
  const own = timesOf(pid);
  if (own === undefined) return 0;
  const children = new Map<number, [pid: number, times: ProcessTimes][]>();
  for (const name of readdirSync('/proc')) {
    const isOther = /^\d+$/.test(name) && Number(name) !== except;
    const times = isOther ? timesOf(Number(name)) : undefined;
    if (times === undefined) continue;
    const siblings = children.get(times.parent) ?? [];
    siblings.push([Number(name), times]);
    children.set(times.parent, siblings);
  }
  const below = (parent: number): number =>
    (children.get(parent) ?? []).reduce(
      (sum, [child, times]) => sum + times.ownMs + times.endedChildrenMs + below(child),
      0,
    );
  return own.endedChildrenMs + below(pid);
}

/**
 * Returns the processor time in milliseconds of a process and its descendants; 0 when it does not
 * exist.
 */
export const processorMsOf = (pid: number, except?: number): number =>
  (timesOf(pid)?.ownMs ?? 0) + childrensProcessorMs(pid, except);
