import freeMailDomains from '../../../data/free-mail-domains.json' with { type: 'json' };

const FREE = new Set(freeMailDomains);

/** The domain of an applicant's address, compared with its website. */
export interface MailDomain {
  domain: string;
  /** Whether the domain belongs to a provider where anybody can get an address. */
  free: boolean;
  /** Whether it is the website's domain, or one is a subdomain of the other. */
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
