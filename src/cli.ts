import { keepCompiledModules } from './platform/compile-cache.ts';

keepCompiledModules();
const { runProcess } = await import('./cli/process.ts');
await runProcess(process.argv.slice(2));
