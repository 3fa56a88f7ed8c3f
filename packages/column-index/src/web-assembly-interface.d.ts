/** The part of WebAssembly's JavaScript interface that is used. TypeScript only declares it together with the DOM. */
declare namespace WebAssembly {
  function validate(bytes: Uint8Array): boolean;

  interface Memory {
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  const Memory: new (descriptor: { initial: number; maximum: number; shared: true }) => Memory;

  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: new (bytes: Uint8Array) => Module;

  interface Instance {
    readonly exports: object;
  }
  const Instance: new (module: Module, imports: Record<string, Record<string, Memory>>) => Instance;
}
