import { now } from './clock.ts';
import { createInterface } from 'node:readline/promises';
import { buffer } from 'node:stream/consumers';

/** The parts of the machine that commands use. */
export interface System {
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a person uses it interactively. */
  isPerson: boolean;
  /** Writes a line of the result to standard output. */
  out(line: string): void;
  /** Writes a message to standard error. */
  say(line: string): void;
  /** Shows progress in place of the previous progress; '' clears it. */
  progress(line: string): void;
  /** Asks a question; returns whether the answer is yes. */
  confirm(question: string): Promise<boolean>;
  /** Reads all of standard input. */
  input(): Promise<Uint8Array>;
  now(): Date;
  /** Aborted when the user stops the program. */
  stopped: AbortSignal;
}

/** Creates the `System` of this process. */
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
    // The reader of the output, such as `head`, has closed it.
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
