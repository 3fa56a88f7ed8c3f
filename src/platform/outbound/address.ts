import { BlockList, isIP } from 'node:net';

// IPv4 is public except for IANA's special-purpose registry
// (https://www.iana.org/assignments/iana-ipv4-special-registry) and the address at which one large
// cloud serves its machines' secrets (168.63.129.16).
const reserved4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

// IPv6 is public only in the assigned unicast space (2000::/3), less the special blocks in it. So
// every address that contains an IPv4 address (mapped, compatible, NAT64, 6to4) is refused.
const unicast6 = blockList('ipv6', ['2000::/3']);
const reserved6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

/** Whether a numeric IPv4 or IPv6 address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return unicast6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

/** Decides which addresses may be connected to. */
export interface AddressRules {
  /** Whether an address is public or allowed by the settings. */
  permits(address: string): boolean;
  /** Whether the settings allow an address. */
  opens(address: string): boolean;
  /** Whether the settings allow any addresses. */
  opensAny: boolean;
}

/**
 * Creates rules that allow the public internet and the given CIDRs (`127.0.0.0/8`, `::1/128`).
 * Throws a `RangeError` that names an invalid CIDR.
 */
export function createAddressRules(cidrs: readonly string[]): AddressRules {
  const opened = new BlockList();
  for (const cidr of cidrs) addCidr(opened, cidr);
  const opens = (address: string) => {
    const family = isIP(address);
    if (family === 0 || address.includes('%')) return false;
    return opened.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
  return {
    opens,
    permits: (address) => isPublicAddress(address) || opens(address),
    opensAny: cidrs.length > 0,
  };
}

function addCidr(list: BlockList, cidr: string): void {
  const [address = '', prefix = ''] = cidr.split('/');
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  if (family === 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > bits)
    throw new RangeError(`"${cidr}" is not a CIDR like 127.0.0.0/8 or ::1/128.`);
  list.addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
}

function blockList(family: 'ipv4' | 'ipv6', cidrs: string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', prefix] = cidr.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
