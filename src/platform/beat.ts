/** Interval of the beats at which a process looks for changes. */
const BEAT_MS = 500;

/**
 * Returns the milliseconds until the beat that is nearest to a time from now, of half a second or more. A process looks
 * for changes of all kinds on common beats, because at rest each wake costs more than the look.
 */
export function untilBeat(milliseconds: number): number {
  const now = process.uptime() * 1000;
  return Math.round((now + milliseconds) / BEAT_MS) * BEAT_MS - now;
}

/** Does `work` on the beats of an interval until the returned function is called; does not keep the process alive. */
export function onBeats(intervalMs: number, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const next = (): void => {
    timer = setTimeout(() => {
      next();
      work();
    }, untilBeat(intervalMs)).unref();
  };
  next();
  return () => clearTimeout(timer);
}
