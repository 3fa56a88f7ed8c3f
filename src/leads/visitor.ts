import { isbot } from 'isbot';

/** The headers of a request that identify its client. They are not stored. */
export interface Visitor {
  method: string;
  userAgent: string | undefined;
  /** `Purpose`, `Sec-Purpose`, `X-Purpose` and `X-Moz`: set when a browser prefetches. */
  purposes: (string | undefined)[];
}

/** The headers by which browsers say that they prefetch. */
export const PURPOSE_HEADERS = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const;

/** Robots and tools with a browser's user agent prefix that isbot does not recognise. */
const OTHER_ROBOTS = /powershell|jsdom|webdriver|gtmetrix|cohere-ai|outbrain/i;

/** Prefixes of browsers' user agents, nearly always Mozilla; tools and libraries have other ones. */
const BROWSERS = /^(?:mozilla|opera|ucweb|nokia|samsung|blackberry)[/ \d-]/i;

/** Whether a visit is a person's click. */
export const isPersonsClick = (visitor: Visitor): boolean =>
  visitor.method === 'GET' && isPerson(visitor);

/** Whether a request is a person's: not a robot's, a link preview, a prefetch or a tool's. */
export function isPerson({ userAgent, purposes }: Omit<Visitor, 'method'>): boolean {
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose ?? ''))) return false;
  const agent = (userAgent ?? '').trim();
  return BROWSERS.test(agent) && !isbot(agent) && !OTHER_ROBOTS.test(agent);
}
