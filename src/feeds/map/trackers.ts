/** Redirectors of networks that write their links with http:// and answer on https:// too. */
const TRACKERS = new Set([
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'qksrv.net',
  'awin1.com',
  'zenaps.com',
  'clk.tradedoubler.com',
  'pdt.tradedoubler.com',
  'tc.tradetracker.net',
  'ds1.nl',
  'lt45.net',
  'jf79.net',
  'ndt5.net',
  'track.webgains.com',
  'click.linksynergy.com',
]);

/** A known tracker's address with https, anything else as it is; no byte but the scheme changes. */
export function withHttps(address: string): string {
  const host = /^http:\/\/(?:www\.)?([^/?#:@]+)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  return host !== undefined && TRACKERS.has(host) ? `https${address.slice(4)}` : address;
}
