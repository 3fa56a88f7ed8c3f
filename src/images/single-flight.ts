/** Runs `work` once for all concurrent callers with the same `what`; rejections are shared too. */
export type SingleFlight = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Creates a registry of running work by name. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(what: string, work: () => Promise<T>) => {
    const running = underWay.get(what);
    // A name always means the same kind of work, and so one type.
    if (running) return running as Promise<T>;
    const started = work().finally(() => underWay.delete(what));
    underWay.set(what, started);
    return started;
  };
}
