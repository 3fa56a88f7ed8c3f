import { isIPv6 } from 'node:net';

const groupsOf = (half: string): string[] => half.split(':').filter(Boolean);

/**
 * Whom an address is counted as: an IPv4 address is one household, of IPv6 every household has at
 * least a /64, so that its other half is no limit to anybody.
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
