/** Shares one run of work among all who ask for the same thing while it is under way. */
export type Together = <T>(what: string, work: () => Promise<T>) => Promise<T>;

export function together(): Together {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(what: string, work: () => Promise<T>) => {
    const running = underWay.get(what);
    // One name always stands for one kind of work, so for one type.
    if (running) return running as Promise<T>;
    const started = work().finally(() => underWay.delete(what));
    underWay.set(what, started);
    return started;
  };
}
