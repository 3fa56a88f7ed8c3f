import { checks } from './checks.ts';
import { runSteps } from './run.ts';
import { processorMsOf } from './test-run/processor-time.ts';

/** Names of the steps to run, such as `types`; all steps when there are none. */
const wanted = process.argv.slice(2);
const names = checks.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check “${unknown.join('”, “')}”. The checks: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const steps = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  process.exitCode = runSteps(steps) ? 0 : 1;
}
// `npm test` runs the checks in a child process beside the tests, and reports the processor time of
// both.
process.send?.(processorMsOf(process.pid));
process.disconnect?.();
