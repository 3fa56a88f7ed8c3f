/** How many calls may start in a time. */
export interface Rate {
  calls: number;
  milliseconds: number;
}

/**
 * Number of calls that may start at once after the first that had to wait. From then on calls are
 * spread over the time, so that no program takes the whole of each window from others with the same
 * key.
 */
const LATER_BURST = 10;

/** The limit of the API, until an answer says otherwise. */
const USUAL_RATE: Rate = { calls: 120, milliseconds: 60_000 };

interface Deps {
  /** Returns the current time in milliseconds. */
  now(): number;
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Maximum number of calls in 60 seconds that the user set. */
  callsPerMinute: number | undefined;
}

interface Waiting {
  ticket: number;
  start(): void;
}

/**
 * The gate through which all calls of a client go that the API counts together. It lets as many
 * through as the API takes, and after a 429 none until the API takes calls again.
 */
export interface Gate {
  /**
   * Resolves when a call may start, in the order of the tickets; rejects with the reason of
   * `signal`. Each call that started has to `leave`.
   */
  enter(ticket: number, signal?: AbortSignal): Promise<void>;
  /** Notes that a call has ended; `refused` by 429. */
  leave(refused: boolean): void;
  /** Sets the rate that the API stated. */
  setRate(rate: Rate): void;
  /**
   * Lets no call through for a time. Returns how often that happened without any other answer
   * between.
   */
  close(milliseconds: number): number;
  /** Returns the time until calls may start again, in milliseconds; 0 for now. */
  closedFor(): number;
}

/** Creates a gate. */
export function createGate({ now, wait, callsPerMinute }: Deps): Gate {
  const own: Rate | undefined =
    callsPerMinute === undefined ? undefined : { calls: callsPerMinute, milliseconds: 60_000 };
  let stated = USUAL_RATE;
  let underWay = 0;
  /**
   * Times at which calls of the last window were answered. The API counted each before, so that a
   * window that begins there never holds more than the API takes.
   */
  const answered: number[] = [];
  const waiting: Waiting[] = [];
  /** Time at which the next call is due at an even rate; undefined while none had to wait. */
  let evenAt: number | undefined;
  let closedUntil: number | undefined;
  let closings = 0;
  let pause: AbortController | undefined;

  const rate = (): Rate =>
    own !== undefined && own.calls * stated.milliseconds < stated.calls * own.milliseconds
      ? own
      : stated;

  /** Returns how far before it is due a call may start, in milliseconds. */
  const lead = () => ((LATER_BURST - 1) * rate().milliseconds) / rate().calls;

  /** Returns the time from which another call may start; Infinity while that depends on an answer. */
  function nextStart(): number {
    const { calls, milliseconds } = rate();
    if (closedUntil !== undefined) return closedUntil;
    while (answered.length > 0 && answered[0]! + milliseconds <= now()) answered.shift();
    if (underWay >= calls) return Number.POSITIVE_INFINITY;
    const free = underWay + answered.length < calls ? 0 : answered[0]! + milliseconds;
    return Math.max(free, evenAt === undefined ? 0 : evenAt - lead());
  }

  /** Makes the given time count as passed, for whoever replaced the timer, whatever the clock says. */
  function pass(time: number): void {
    const { milliseconds } = rate();
    if (closedUntil !== undefined) {
      if (closedUntil > time) return;
      closedUntil = undefined;
      evenAt = now();
      return;
    }
    while (answered.length > 0 && answered[0]! + milliseconds <= time) answered.shift();
    if (evenAt !== undefined && evenAt - lead() <= time) evenAt = Math.min(evenAt, now() + lead());
  }

  /** Starts the calls that may, and waits until another may. */
  function letThrough(): void {
    let start = nextStart();
    while (waiting.length > 0 && start <= now()) {
      const { calls, milliseconds } = rate();
      underWay += 1;
      if (evenAt !== undefined) evenAt = Math.max(evenAt, now()) + milliseconds / calls;
      waiting.shift()!.start();
      start = nextStart();
    }
    if (waiting.length === 0 || pause !== undefined || start === Number.POSITIVE_INFINITY) return;
    evenAt ??= start;
    pause = new AbortController();
    wait(Math.max(0, start - now()), pause.signal).then(
      () => {
        pause = undefined;
        pass(start);
        letThrough();
      },
      () => {
        pause = undefined;
        letThrough();
      },
    );
  }

  return {
    enter(ticket, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const stop = () => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal!.reason);
          // Nothing else needs the timer, which would keep the process alive.
          if (waiting.length === 0) pause?.abort();
        };
        const entry: Waiting = {
          ticket,
          start() {
            signal?.removeEventListener('abort', stop);
            resolve();
          },
        };
        signal?.addEventListener('abort', stop, { once: true });
        // A call that is repeated keeps its place before later ones.
        const behind = waiting.findLastIndex((other) => other.ticket < ticket);
        waiting.splice(behind + 1, 0, entry);
        letThrough();
      });
    },
    leave(refused) {
      underWay -= 1;
      if (!refused) {
        answered.push(now());
        closings = 0;
      }
      letThrough();
    },
    setRate(next) {
      stated = next;
    },
    close(milliseconds) {
      if (closedUntil === undefined) closings += 1;
      closedUntil = Math.max(closedUntil ?? 0, now() + milliseconds);
      return closings;
    },
    closedFor: () => (closedUntil === undefined ? 0 : Math.max(0, closedUntil - now())),
  };
}
