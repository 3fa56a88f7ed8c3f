import { checks } from './checks.ts';
import { runSteps } from './run.ts';

process.exitCode = runSteps(checks) ? 0 : 1;
