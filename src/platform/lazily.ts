import { createRequire } from 'node:module';

/** Makes a value when it is first asked for, and keeps it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const require = createRequire(import.meta.url);

/** Loads a package when it is first used, so that commands which do without it start at once. */
export const lazyPackage = <Module>(name: string): (() => Module) =>
  lazily(() => require(name) as Module);
