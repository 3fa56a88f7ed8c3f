/** Runs `work` once for all concurrent callers of the same `what`; rejections are shared too. */
export type SingleFlight = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Creates a registry of the work under way, by its name. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(what: string, work: () => Promise<T>) => {
    const running = underWay.get(what);
    // A name is always used for the same kind of work, so for one type.
    if (running) return running as Promise<T>;
    const started = work().finally(() => underWay.delete(what));
    underWay.set(what, started);
    return started;
  };
}
