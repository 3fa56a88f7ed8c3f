/** The partners' command line, for use inside a program. */
export { run } from './run.ts';
export { processSystem, type System } from './system.ts';
