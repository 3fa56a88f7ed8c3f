import { createRequire } from 'node:module';

/** A value that is made when it is first asked for. */
export interface Lazy<Value> {
  (): Value;
  /** The value, once it was requested; a value that was never made need not be closed. */
  readonly made: Value | undefined;
}

/** Makes a value when it is first asked for, and keeps it. */
export function lazily<Value>(make: () => Value): Lazy<Value> {
  let kept: { value: Value } | undefined;
  const get = () => (kept ??= { value: make() }).value;
  Object.defineProperty(get, 'made', { get: () => kept?.value });
  return get as Lazy<Value>;
}

/** An object with the values of lazy functions, each of which is called when its property is read. */
export type Getters<Makers extends Record<string, () => unknown>> = {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};

/** Makes an object whose properties call these functions when they are read. */
export const getters = <Makers extends Record<string, () => unknown>>(
  makers: Makers,
): Getters<Makers> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(makers).map(([name, get]) => [name, { get, enumerable: true }]),
    ),
  ) as Getters<Makers>;

type Intersection<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Others extends readonly object[],
]
  ? First & Intersection<Others>
  : unknown;

/** Makes one object of several, without reading the properties that have getters. */
export const joined = <Parts extends readonly object[]>(...parts: Parts): Intersection<Parts> =>
  Object.defineProperties(
    {},
    Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))),
  ) as Intersection<Parts>;

const require = createRequire(import.meta.url);

/** Loads a package when it is first used, so that commands which do without it start at once. */
export const lazyPackage = <Module>(name: string): (() => Module) =>
  lazily(() => require(name) as Module);
