import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a unit of processor time in /proc, which is 1/100 s on every Linux that Node runs on. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  ownMs: number;
  /** Of its children that have ended and that it has waited for, and of theirs. */
  endedChildrenMs: number;
}

/** The times of a process; undefined when it has ended, or where there is no /proc. */
function timesOf(pid: number | 'self'): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in brackets, may hold spaces.
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
 * Processor time in milliseconds of the processes that a process has started, those that run and those that it has
 * waited for, and of theirs in turn, but for `except`. 0 where there is no /proc.
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

/** Processor time in milliseconds of a process and of all that it has started; 0 when it is not there. */
export const processorMsOf = (pid: number, except?: number): number =>
  (timesOf(pid)?.ownMs ?? 0) + childrensProcessorMs(pid, except);
