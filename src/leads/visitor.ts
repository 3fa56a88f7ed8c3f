import { isbot } from 'isbot';

/** What a request says of who makes it. Nothing of it is kept. */
export interface Visitor {
  method: string;
  userAgent: string | undefined;
  /** `Purpose`, `Sec-Purpose`, `X-Purpose` and `X-Moz`: set when a browser fetches ahead. */
  purposes: (string | undefined)[];
}

/** Robots and tools that begin as browsers do, and that isbot takes for one. */
const OTHER_ROBOTS = /powershell|jsdom|webdriver|gtmetrix|cohere-ai|outbrain/i;

/** How browsers begin: nearly all as Mozilla; tools and libraries by their own name. */
const BROWSERS = /^(?:mozilla|opera|ucweb|nokia|samsung|blackberry)[/ \d-]/i;

/** Whether a visit is a person's own click: not a robot, a preview, a fetch ahead or a tool. */
export function isPersonsClick({ method, userAgent, purposes }: Visitor): boolean {
  if (method !== 'GET') return false;
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose ?? ''))) return false;
  const agent = (userAgent ?? '').trim();
  return BROWSERS.test(agent) && !isbot(agent) && !OTHER_ROBOTS.test(agent);
}
