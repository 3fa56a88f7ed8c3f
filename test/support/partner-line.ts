import { run, type System } from '../../packages/cli/src/index.ts';

/** What a run of partners' command line came to. */
export interface LineRun {
  exit: number;
  out: string;
  said: string;
  /** What it answered with `--json`. */
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** Runs partners' command line in this process, with a key and address of its own. */
export async function runLine(
  line: string[],
  env: Record<string, string>,
  system: Partial<System> = {},
): Promise<LineRun> {
  const out: string[] = [];
  const said: string[] = [];
  const exit = await run(line, {
    env,
    isPerson: false,
    out: (text) => void out.push(text),
    say: (text) => void said.push(text),
    progress: () => undefined,
    confirm: async () => false,
    input: async () => new Uint8Array(),
    now: () => new Date(),
    stopped: new AbortController().signal,
    ...system,
  });
  const text = out.join('\n');
  return {
    exit,
    out: text,
    said: said.join('\n'),
    json: line.includes('--json') ? JSON.parse(text) : undefined,
  };
}
