import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networkOf } from './index.ts';

describe('whom an address is counted as', () => {
  it('is the address itself of IPv4, however it is written', () => {
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1'])
      assert.equal(networkOf(address), '192.0.2.1');
  });

  it('is the first half of IPv6, however it is written', () => {
    const same = ['2001:db8:0:7::1', '2001:0db8::7:a:b:c:d', '2001:DB8:0000:0007:1:2:3:4%eth0'];
    for (const address of same) assert.equal(networkOf(address), '2001:db8:0:7');
    assert.equal(networkOf('2001:db8:0:8::1'), '2001:db8:0:8');
    assert.equal(networkOf('::1'), '0:0:0:0');
    assert.equal(networkOf('fe80::'), 'fe80:0:0:0');
  });
});
