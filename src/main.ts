import { keepCompiledModules } from './platform/compile-cache.ts';

keepCompiledModules();
const { runServer } = await import('./app/server/run.ts');
await runServer();
