/** Hints that an application may be a fraud, each with its evidence. */
export const hints = {
  title: 'Look closer',
  count: (count: number) => (count === 1 ? '1 hint' : `${count} hints`),
  freeMail: (domain: string) => `The address is free mail of ${domain}, which anyone gets.`,
  shortLink: (host: string) =>
    `The website is a short link of ${host}; where it leads is not known yet.`,
  shortLinkTo: (host: string, to: string) =>
    `The website is a short link of ${host} that leads to ${to}.`,
  offPlatform: (phrases: string) => `The text speaks of: ${phrases}.`,
  sizeWithoutSite: (listings: string) =>
    `About ${listings} listings are announced, and the website does not answer.`,
  size: (listings: string, links: number) =>
    `About ${listings} listings are announced, and the first page of the website links to ${
      links === 1 ? '1 page' : `${links} pages`
    }.`,
  sameWords: (percent: number) =>
    `${percent} % of the text stands word for word in the application of`,
  declinedDomain: (domain: string) => `${domain} is a domain of the declined application of`,
};
