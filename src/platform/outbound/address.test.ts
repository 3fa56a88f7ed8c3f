import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createAddressRules, isPublicAddress } from './address.ts';

it('without settings only public addresses may be connected to', () => {
  const rules = createAddressRules([]);
  assert.equal(rules.opensAny, false);
  assert.equal(rules.permits('93.184.216.34'), true);
  assert.equal(rules.permits('127.0.0.1'), false);
  assert.equal(rules.opens('93.184.216.34'), false);
});

it('the settings open exactly the ranges they name', () => {
  const rules = createAddressRules(['127.0.0.0/8', 'fd12:3456::/32']);
  for (const open of ['127.0.0.1', '127.255.255.255', 'fd12:3456::1'])
    assert.equal(rules.permits(open), true, open);
  for (const shut of ['10.0.0.1', '::1', 'fd12:3457::1', 'fd12:3456::1%lo', '128'])
    assert.equal(rules.permits(shut), false, shut);
});

it('a range that is not one is named', () => {
  for (const wrong of ['127.0.0.1', '127.0.0.0/33', '::1/129', 'localhost/8', '1.2.3.4/', ''])
    assert.throws(() => createAddressRules([wrong]), {
      name: 'RangeError',
      message: `"${wrong}" is not a CIDR like 127.0.0.0/8 or ::1/128.`,
    });
});

it('each reserved range ends where its registry says', () => {
  const edges: [string, boolean][] = [
    ['9.255.255.255', true],
    ['10.0.0.0', false],
    ['10.255.255.255', false],
    ['11.0.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.0', false],
    ['100.127.255.255', false],
    ['100.128.0.0', true],
    ['126.255.255.255', true],
    ['128.0.0.0', true],
    ['168.63.129.15', true],
    ['168.63.129.16', false],
    ['168.63.129.17', true],
    ['169.253.255.255', true],
    ['169.255.0.0', true],
    ['172.15.255.255', true],
    ['172.32.0.0', true],
    ['192.0.1.0', true],
    ['192.0.3.0', true],
    ['198.17.255.255', true],
    ['198.20.0.0', true],
    ['223.255.255.255', true],
    ['224.0.0.0', false],
    ['1fff:ffff::', false],
    ['2001:1ff:ffff::', false],
    ['2001:200::', true],
    ['2001:db7:ffff::', true],
    ['2001:db9::', true],
    ['2003::', true],
    ['3ffe:ffff::', true],
    ['3fff:1000::', true],
    ['4000::', false],
  ];
  for (const [address, isPublic] of edges)
    assert.equal(isPublicAddress(address), isPublic, address);
});
