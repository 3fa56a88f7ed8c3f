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
  const { title: _title, ask, askSeveral, ...words } = t.offline.unsent;
  const [title, ...others] = titles;
  const asked =
    others.length === 0 ? ask(title ?? '') : askSeveral(titles.map((one) => `“${one}”`).join(', '));
  return JSON.stringify({ ...words, ask: asked } satisfies UnsentWords);
}
