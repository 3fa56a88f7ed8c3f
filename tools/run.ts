import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The root folder of the project. */
export const ROOT = join(import.meta.dirname, '..');

/** Returns the path of an installed package's command. */
export const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

/** One step of a check: a name, and a command or a function that returns complaints. */
export type Step = { name: string } & (
  | { command: string; args: string[]; env?: Record<string, string> }
  | { complaints(): string[] }
);

/** Runs all steps in order and prints the result of each; returns whether all succeeded. */
export function runSteps(steps: Step[]): boolean {
  const failed = steps.filter((step) => {
    const started = performance.now();
    const ok = runStep(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
    return !ok;
  });
  return failed.length === 0;
}

function runStep(step: Step): boolean {
  if ('complaints' in step) {
    const complaints = step.complaints();
    if (complaints.length > 0) console.error(complaints.join('\n'));
    return complaints.length === 0;
  }
  const env = { ...process.env, ...step.env };
  const options = { cwd: ROOT, stdio: 'inherit' as const, env };
  const { status, error } = spawnSync(step.command, step.args, options);
  if (error) console.error(error.message);
  return status === 0;
}
