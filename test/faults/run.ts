/**
 * Runs of load and faults with seeds, each followed by an account of everything that was answered:
 *
 *   npm run faults -- --seeds 1-200 [--ms 3000] [--verbose]
 *
 * Ends with 1 when something that was promised is not so, and says how to repeat it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { describeEpisode } from './plan.ts';
import { runSeed, type SeedRun } from './seed.ts';

const DEFAULT_MS = 3_000;

/** Seeds of one process, so that one that is ended by a fault ends no others. */
const SEEDS_PER_PROCESS = 10;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-10' },
    ms: { type: 'string', default: String(DEFAULT_MS) },
    verbose: { type: 'boolean', default: false },
  },
});

function seedsOf(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === undefined) throw new Error(`--seeds is 7 or 1-200 or 3,9, not ${text}`);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, at) => String(Number(first) + at));
  });
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function tell(seed: string, { plan, tally, books, ended, faults }: SeedRun, tookMs: number): void {
  const { clicks, enquiries, events, repeatedEvents, mails, repeatedMails } = tally;
  const answers = [...books.answers.values()].reduce((sum, count) => sum + count, 0);
  const away = [...books.answers]
    .filter(([name]) => name.endsWith(' 503'))
    .reduce((sum, [, count]) => sum + count, 0);
  say(
    `seed ${seed}: ${faults.length === 0 ? 'ok' : 'FAILED'} in ${(tookMs / 1000).toFixed(1)} s: ` +
      `${answers} answers (${away} away, the longest ${Math.round(books.longestMs)} ms), ` +
      `${ended} connections cut, ${clicks} clicks, ${enquiries} enquiries, ` +
      `${events} events (${repeatedEvents} repeated), ${mails} mails (${repeatedMails} repeated)`,
  );
  if (faults.length === 0 && !values.verbose) return;
  for (const episode of plan.episodes) say(`  ${describeEpisode(episode)}`);
  if (values.verbose) say(`  ${JSON.stringify(Object.fromEntries([...books.answers].sort()))}`);
}

const again = (seed: string) => `npm run faults -- --seeds ${seed} --ms ${values.ms} --verbose`;

/** Runs seeds one after the other in this process; gives whether all is accounted for. */
async function runHere(seeds: readonly string[]): Promise<boolean> {
  let isWell = true;
  let current = '';
  process.on('unhandledRejection', (error) => {
    say(`seed ${current}: an error that nobody took: ${(error as Error)?.stack ?? String(error)}`);
    isWell = false;
  });
  for (const seed of seeds) {
    current = seed;
    const began = performance.now();
    try {
      const run = await runSeed(seed, Number(values.ms));
      tell(seed, run, performance.now() - began);
      if (run.faults.length === 0) continue;
      for (const fault of run.faults.slice(0, 20)) say(`  ${fault}`);
    } catch (error) {
      say(`seed ${seed}: FAILED: ${(error as Error).stack}`);
    }
    isWell = false;
    say(`  again: ${again(seed)}`);
  }
  return isWell;
}

/** Runs seeds in processes of their own. */
function runInProcesses(seeds: readonly string[]): boolean {
  let isWell = true;
  for (let at = 0; at < seeds.length; at += SEEDS_PER_PROCESS) {
    const own = seeds.slice(at, at + SEEDS_PER_PROCESS).join(',');
    const args = [import.meta.filename, '--seeds', own, '--ms', values.ms];
    if (values.verbose) args.push('--verbose');
    isWell = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0 && isWell;
  }
  return isWell;
}

const seeds = seedsOf(values.seeds);
const isWell = seeds.length > SEEDS_PER_PROCESS ? runInProcesses(seeds) : await runHere(seeds);
say(isWell ? `${seeds.length} runs: all is accounted for` : 'not all is accounted for: see above');
process.exit(isWell ? 0 : 1);
