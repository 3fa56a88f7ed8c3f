#!/usr/bin/env node
import { run } from './run.ts';
import { processSystem } from './system.ts';

process.exitCode = await run(process.argv.slice(2), processSystem());
