/** The command line of partners, for whoever wants to run it inside a program. */
export { run } from './run.ts';
export { processSystem, type System } from './system.ts';
