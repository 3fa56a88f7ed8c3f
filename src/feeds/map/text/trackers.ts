/** Networks' redirect hosts that write http:// links and support https:// too. */
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

/** Replaces the scheme of a known tracker's URL by https; other URLs are returned unchanged. */
export function withHttps(address: string): string {
  const host = /^http:\/\/(?:www\.)?([^/?#:@]+)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  return host !== undefined && TRACKERS.has(host) ? `https${address.slice(4)}` : address;
}
