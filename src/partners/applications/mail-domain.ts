import freeMailDomains from '../../../data/free-mail-domains.json' with { type: 'json' };

const FREE = new Set(freeMailDomains);

/** What the domain of an applicant's address says. */
export interface MailDomain {
  domain: string;
  /** Whether anyone gets an address there. */
  free: boolean;
  /** Whether it is the website's, or one is below the other. */
  ofWebsite: boolean;
}

const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

/** Compares an applicant's address with its website. */
export function mailDomainOf(email: string, website: string): MailDomain {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = URL.parse(website)?.hostname.replace(/^www\./, '') ?? '';
  const ofWebsite = isWithin(host, domain) || isWithin(domain, host);
  return { domain, free: FREE.has(domain), ofWebsite };
}
