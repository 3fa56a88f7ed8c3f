/**
 * The environment of a process of its own that a test starts, without the settings of whoever runs the tests. Modules
 * that are compiled already are taken as they are: else each process would spend a fifth of its start on them.
 */
export function bareEnvironment(): Record<string, string> {
  const kept = ['PATH', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
