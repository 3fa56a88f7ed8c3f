import { keepCompiledModules } from './platform/compile-cache.ts';

keepCompiledModules();
const { runCommand } = await import('./cli/run.ts');
await runCommand(process.argv.slice(2));
