import { now } from './clock.ts';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';

/** What a command uses of the machine that it runs on. */
export interface System {
  /** The environment's variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person sits in front of it. */
  isPerson: boolean;
  /** Writes a line of the result. */
  out(line: string): void;
  /** Says something beside the result. */
  say(line: string): void;
  /** Shows how far the work is, over what was shown before; '' clears it. */
  progress(line: string): void;
  /** Whether the person says yes. */
  confirm(question: string): Promise<boolean>;
  /** Everything that comes in on standard input. */
  input(): Promise<Uint8Array>;
  /** The time. */
  now(): Date;
  /** Aborted when the person stops the program. */
  stopped: AbortSignal;
}

/** The process's own. */
export function processSystem(): System {
  const stopped = new AbortController();
  const stop = () => {
    if (stopped.signal.aborted) process.exit(130);
    stopped.abort(new Error('Stopped.'));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { stdin, stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    // Whoever read it has enough, such as `head`.
    stopped.abort(error);
  });
  return {
    env: process.env,
    isPerson: Boolean(stdin.isTTY && stderr.isTTY),
    out: (line) => void stdout.write(`${line}\n`),
    say: (line) => void stderr.write(`${line}\n`),
    progress: (line) => void (stderr.isTTY && stderr.write(`\r\u001B[K${line}`)),
    async confirm(question) {
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        const answer = await lines.question(`${question} [y/N] `, { signal: stopped.signal });
        return /^y(?:es)?$/i.test(answer.trim());
      } finally {
        lines.close();
      }
    },
    input: () => buffer(stdin),
    now,
    stopped: stopped.signal,
  };
}
