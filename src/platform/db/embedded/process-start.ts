import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemClock } from '../../clock.ts';

/** Clock ticks a second of the times in /proc: 100 on every machine that Linux runs on today (proc(5)). */
const TICKS_PER_SECOND = 100;

/**
 * The start time of a process in seconds since 1970, accurate to about a second; undefined when there is
 * no such process or the machine does not provide it.
 */
export function startOfProcess(pid: number): number | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): number | undefined {
  // The second field is the program's name in brackets, and may hold anything; the 22nd is the start.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  const booted = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  const seconds = Number(booted) + Number(fields?.[19]) / TICKS_PER_SECOND;
  return Number.isNaN(seconds) ? undefined : seconds;
}

function fromPs(pid: number): number | undefined {
  // Elapsed time: [[days-]hours:]minutes:seconds.
  const elapsed = execFileSync('ps', ['-o', 'etime=', '-p', String(pid)], { encoding: 'utf8' });
  const [seconds, minutes, hours = 0, days = 0] = elapsed
    .trim()
    .split(/[-:]/)
    .map(Number)
    .reverse();
  const ago = ((days * 24 + hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Number.isNaN(ago) ? undefined : systemClock.now().getTime() / 1000 - ago;
}
