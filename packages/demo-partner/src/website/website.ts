/** A request to a website of the demo. */
export interface DemoRequest {
  method: string;
  url: string;
}

/** An answer of such a website. */
export interface DemoReply {
  status: number;
  contentType: string;
  body: string;
}

export const WEBSITE = 'https://demo.campcairn.example';

/** Where the demo partner receives events. */
export const WEBHOOK_URL = `${WEBSITE}/webhooks/campcairn`;

/** Where it offers its product feed. */
export const FEED_URL = `${WEBSITE}/feed.csv`;

/** The business whose application waits. */
export const APPLICANT = {
  business: 'Tamar Meadow Camping (Demo)',
  website: 'https://tamar-meadow.demo.campcairn.example',
  contact: 'Rosalind Penrose (Demo)',
  email: 'rosalind@tamar-meadow.demo.campcairn.example',
  country: 'GB',
  about:
    'A made-up business of the demo. Forty pitches and six bell tents on a farm above the Tamar, open from April to October, and two campervans to hire. We keep our bookings in a spreadsheet and would like to list by hand.',
  categories: ['campsite', 'campervan'],
  listings: 9,
  delivery: 'form',
} as const;

const HTML = 'text/html; charset=utf-8';

const page = (title: string, text: string): DemoReply => ({
  status: 200,
  contentType: HTML,
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
});

/**
 * Answers a request to a website of the demo.
 * @param feed writes the product feed
 */
export function answerRequest({ method, url }: DemoRequest, feed: () => string): DemoReply {
  const { origin, pathname } = new URL(url);
  if (url === WEBHOOK_URL && method === 'POST') {
    return { status: 200, contentType: 'application/json', body: '{"received":true}' };
  }
  if (url === FEED_URL)
    return { status: 200, contentType: 'text/csv; charset=utf-8', body: feed() };
  if (origin === APPLICANT.website && pathname === '/')
    return page(APPLICANT.business, APPLICANT.about);
  if (origin === WEBSITE && pathname === '/') return page('Campcairn Demo', 'A made-up partner.');
  return { status: 404, contentType: 'text/plain; charset=utf-8', body: 'Not found' };
}
