import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Cluster } from './location.ts';

interface Process {
  pid: number;
  parent: number;
  /** The process's command line, or the title that it shows instead. */
  title: string;
}

function fromProc(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const title = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      // The second field is the program's name in brackets, and may hold anything; the fourth is the parent.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return [{ pid: Number(name), parent: Number(fields?.[1]), title }];
    } catch {
      return [];
    }
  });
}

function fromPs(): Process[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return [...listed.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, title = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    title,
  }));
}

/**
 * Ends the processes that a killed server left behind. Idle ones notice by themselves that it is
 * gone; one that calculates does not, and no other server can start on the folder while that
 * process holds the shared memory.
 *
 * They are recognised by the name that all processes of a cluster show, and distinguished from
 * those of a running server by their parent.
 */
export function endOrphans(cluster: Cluster): void {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  const servers = new Set(
    all.filter(({ title }) => title.includes(` -D ${cluster.data} `)).map(({ pid }) => pid),
  );
  for (const { pid, parent, title } of all) {
    if (servers.has(parent) || !title.startsWith(`postgres: ${cluster.name}: `)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended by itself.
    }
  }
}
