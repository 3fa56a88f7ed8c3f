import { checks } from './checks.ts';
import { runSteps } from './run.ts';
import { processorMsOf } from './test-run/processor-time.ts';

process.exitCode = runSteps(checks) ? 0 : 1;
// `npm test` runs the checks beside the tests, and adds up what both use.
process.send?.(processorMsOf(process.pid));
process.disconnect?.();
