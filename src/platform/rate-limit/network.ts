import { isIPv6 } from 'node:net';

const groupsOf = (half: string): string[] => half.split(':').filter(Boolean);

/**
 * The network that an address is counted under for rate limits: an IPv4 address itself, or the /64
 * prefix of an IPv6 address, since one household has at least a /64 and can choose the other half.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
