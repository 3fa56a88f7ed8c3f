/** What a request says of who makes it. Nothing of it is kept. */
export interface Visitor {
  method: string;
  userAgent: string | undefined;
  /** `Purpose`, `Sec-Purpose`, `X-Purpose` and `X-Moz`: set when a browser fetches ahead. */
  purposes: (string | undefined)[];
}

/**
 * Words in the names of those who are no people, in lower case. Browsers inside apps (Pinterest,
 * Snapchat, LinkedIn …) name the app and are people; Cubot makes telephones.
 */
const ROBOTS = new RegExp(
  [
    // Robots in general.
    '(?<!cu)bot|crawl|spider|slurp|scrap|archiver|indexer|fetcher|validator|checker|monitor',
    // Search engines and models that read pages.
    'mediapartners|google-|googleother|google favicon|google web preview|feedfetcher|bingpreview',
    'yandex(?:images|metrika|webmaster|direct|media|news)|chatgpt|claude|anthropic|perplexity|cohere',
    'diffbot|bytespider|meta-external|google page|lighthouse|pagespeed|ahrefs|semrush|mj12',
    // Link previews.
    'facebookexternalhit|facebookcatalog|whatsapp/|skypeuripreview|embedly|iframely|vkshare',
    'mastodon|pleroma|akkoma|misskey|cardyb|flipboardproxy|outbrain|preview|unfurl|opengraph',
    // Monitors and browsers without a person.
    'uptime|pingdom|statuscake|site24x7|newrelic|datadog|headless|phantomjs|puppeteer|playwright',
    'selenium|webdriver|prerender|gtmetrix|webpagetest|ptst/|screenshot|electron-fetch|jsdom',
    // Command lines and libraries that call themselves browsers too.
    'curl|wget|httpie|python|java/|okhttp|libwww|httpclient|postman|insomnia|powershell|feed|nmap',
  ].join('|'),
);

/** How browsers begin: nearly all as Mozilla; tools and libraries by their own name. */
const BROWSERS = /^(?:mozilla|opera|ucweb|nokia|samsung|blackberry|dillo|netsurf)[/ \d-]/;

/** Whether a visit is a person's own click: not a robot, a preview, a fetch ahead or a tool. */
export function isPersonsClick({ method, userAgent, purposes }: Visitor): boolean {
  if (method !== 'GET') return false;
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose ?? ''))) return false;
  const agent = (userAgent ?? '').trim().toLowerCase();
  return BROWSERS.test(agent) && !ROBOTS.test(agent);
}
