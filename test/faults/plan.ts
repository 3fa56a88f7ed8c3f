import { seeded, type Seeded } from '@campcairn/seeded';
import type { Fault } from '../support/fault-proxy.ts';

/** The connections of the world that go through a proxy of their own; `one` and `two` are processes of Campcairn. */
export const LINKS = [
  'database of one',
  'database of two',
  'replica of two',
  'mail',
  'webhooks',
  'feeds',
] as const;
export type Link = (typeof LINKS)[number];

/** The processes whose clocks go wrong. */
export const PROCESSES = ['one', 'two'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** One thing that goes wrong for a while. */
export type Episode = { fromMs: number; toMs: number } & (
  | { link: Link; fault: Fault }
  | { clock: ProcessName; seconds: number }
);

/** What goes wrong in a run, in the order of its beginning. */
export interface Plan {
  seed: string;
  episodes: Episode[];
  /** When the last one ends. */
  endsMs: number;
}

/** How often each link is chosen: most goes wrong at the database. */
const LINK_WEIGHTS: readonly (readonly [Link, number])[] = [
  ['database of one', 6],
  ['database of two', 6],
  ['replica of two', 1],
  ['mail', 3],
  ['webhooks', 4],
  ['feeds', 2],
];

/** The end of a transaction and of a mail, as the protocols have them: an answer that is lost then is doubtful. */
const DOUBTFUL_AFTER: Partial<Record<Link, string>> = {
  'database of one': 'commit\0',
  'database of two': 'commit\0',
  mail: '\r\n.\r\n',
};

/** Together less than the ten minutes within which the same enquiry is known to be the same. */
const MOST_SECONDS_WRONG = 240;

/** Beyond the time without an answer after which a database counts as away. */
const LONG_SILENCE_MS = 3_600;

const KINDS: readonly (readonly [Fault['kind'], number])[] = [
  ['latency', 3],
  ['cut', 5],
  ['cut after', 3],
  ['silence', 4],
  ['refused', 2],
];

function faultOf(link: Link, random: Seeded): Fault {
  const kind = random.weighted(KINDS);
  const text = DOUBTFUL_AFTER[link];
  if (kind === 'cut after' && text !== undefined) return { kind, text };
  switch (kind) {
    case 'latency':
      return { kind, mostMs: random.pick([5, 30, 120]) };
    case 'silence':
      return {
        kind,
        directions: random.pick([['to server', 'to client'], ['to server'], ['to client']]),
      };
    case 'refused':
      return { kind };
    default:
      return {
        kind: 'cut',
        direction: random.pick(['to server', 'to client']),
        mostBytes: random.pick([0, 200, 3_000]),
        deaf: random.chance(0.3),
      };
  }
}

/** Draws what goes wrong in a run of about `durationMs`. */
export function planOf(seed: string, durationMs: number): Plan {
  const random = seeded(`faults ${seed}`);
  const episodes: Episode[] = [];
  const freeFrom = new Map<Link | ProcessName, number>();
  const count = random.whole(4, 4 + Math.round(durationMs / 400));
  for (let n = 0; n < count; n++) {
    const isClock = random.chance(0.12);
    const subject = isClock ? random.pick(PROCESSES) : random.weighted(LINK_WEIGHTS);
    const fromMs = Math.max(random.whole(0, durationMs), freeFrom.get(subject) ?? 0);
    if (fromMs > durationMs) continue;
    const fault = isClock ? undefined : faultOf(subject as Link, random);
    const isLong =
      fault?.kind === 'silence' && subject.startsWith('database') && random.chance(0.2);
    const toMs = fromMs + (isLong ? LONG_SILENCE_MS : random.pick([60, 250, 700, 1_200]));
    freeFrom.set(subject, toMs);
    if (fault === undefined) {
      const seconds = random.whole(-MOST_SECONDS_WRONG, MOST_SECONDS_WRONG);
      episodes.push({ fromMs, toMs, clock: subject as ProcessName, seconds });
    } else episodes.push({ fromMs, toMs, link: subject as Link, fault });
  }
  episodes.sort((a, b) => a.fromMs - b.fromMs);
  return { seed, episodes, endsMs: Math.max(...episodes.map(({ toMs }) => toMs)) };
}

/** An episode in one line, as a person repeats it from. */
export function describeEpisode(episode: Episode): string {
  const when = `${episode.fromMs} to ${episode.toMs} ms`;
  if ('clock' in episode)
    return `${when}: the clock of ${episode.clock} is ${episode.seconds} s off`;
  const { kind, ...more } = episode.fault;
  return `${when}: ${episode.link}: ${kind} ${JSON.stringify(more)}`;
}
