import { isbot } from 'isbot';

/** The headers of a request that identify its client. They are not stored. */
export interface Visitor {
  method: string;
  userAgent: string | undefined;
  /** Values of `PURPOSE_HEADERS`, which a browser sets when it prefetches. */
  purposes: (string | undefined)[];
}

/** The headers by which browsers say that they prefetch. */
export const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const;

/** Robots and tools with a browser's user agent prefix that isbot does not recognise. */
const OTHER_ROBOTS = /powershell|jsdom|webdriver|gtmetrix|cohere-ai|outbrain/i;

/** Prefixes of browsers' user agents, nearly always Mozilla; tools and libraries have others. */
const BROWSERS = /^(?:mozilla|opera|ucweb|nokia|samsung|blackberry)[/ \d-]/i;

const isBrowser = (agent: string): boolean =>
  BROWSERS.test(agent) && !isbot(agent) && !OTHER_ROBOTS.test(agent);

/** Whether a visit is a person's click. */
export const isPersonsClick = (visitor: Visitor): boolean =>
  visitor.method === 'GET' && isPerson(visitor);

/** Whether a person sent the request; false for robots, link previews, prefetches and tools. */
export function isPerson({ userAgent, purposes }: Omit<Visitor, 'method'>): boolean {
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose ?? ''))) return false;
  return isBrowser((userAgent ?? '').trim());
}
