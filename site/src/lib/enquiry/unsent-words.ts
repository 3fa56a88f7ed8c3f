import type { Messages } from '#messages/index.ts';

/** Words about an enquiry that got no response. The browser keeps them with the enquiry. */
export interface UnsentWords {
  /** The question before it is sent, with the titles of the listings. */
  ask: string;
  kept: string;
  noNetwork: string;
  send: string;
  discard: string;
  later: string;
  sending: string;
  discarded: string;
  stillAway: string;
  gone: string;
  check: string;
}

/** Returns the words of a form about these listings, for its attribute `data-unsent`. */
export function unsentWords(t: Messages, titles: readonly string[]): string {
  const { ask, askSeveral } = t.offline.unsent;
  const { kept, noNetwork, send, discard, later, sending } = t.offline.unsent;
  const { discarded, stillAway, gone, check } = t.offline.unsent;
  const [title = '', ...others] = titles;
  return JSON.stringify({
    ask: others.length === 0 ? ask(title) : askSeveral(titles.join(' · ')),
    kept,
    noNetwork,
    send,
    discard,
    later,
    sending,
    discarded,
    stillAway,
    gone,
    check,
  } satisfies UnsentWords);
}
