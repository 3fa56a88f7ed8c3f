import { keepCompiledModules } from './platform/compile-cache.ts';

keepCompiledModules();
const { runServer } = await import('./app/run.ts');
await runServer();
