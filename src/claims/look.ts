import { type Clock, timestamp } from '../platform/clock.ts';
import { createWebPageReader, type Outbound, titleOfPage } from '../platform/outbound/index.ts';
import { type CodePlace, findCode } from './code.ts';

/** The result of a look at a campsite's website. */
export interface Look {
  at: string;
  /** The URL that was requested, as OpenStreetMap stated it. */
  website: string;
  /** The status of the answer; null when there was none. */
  status: number | null;
  /** Why there was no answer, as a sentence. */
  error: string | null;
  /** The host that answered, after redirects. */
  host: string | null;
  title: string | null;
  /** Where the page contains the code; null when it does not. */
  found: CodePlace | null;
}

interface Deps {
  outbound: Pick<Outbound, 'requestStatus'>;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates the look for a code on a website, which takes up to 10 seconds: never call it within a
 * transaction.
 */
export function createLook({ outbound, clock, publicUrl }: Deps) {
  const read = createWebPageReader(outbound, { group: 'claims', publicUrl });
  return async (website: string, code: string): Promise<Look> => {
    const at = timestamp(clock.now());
    const page = await read(website);
    if ('error' in page) {
      const nothing = { status: null, host: null, title: null, found: null };
      return { at, website, ...nothing, error: page.error };
    }
    const { status, host, html } = page;
    // An error page may repeat the requested address.
    const found = status < 300 ? findCode(html, code) : null;
    return { at, website, status, error: null, host, title: titleOfPage(html), found };
  };
}
