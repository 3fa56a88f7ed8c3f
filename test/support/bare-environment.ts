/**
 * The environment of a process of its own that a test starts, without the settings of whoever runs the tests. Modules
 * that are compiled already are taken as they are: else each process would spend a fifth of its start on them.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
