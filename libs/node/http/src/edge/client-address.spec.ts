import { describe, expect, it, test } from '@jest/globals';
import { findNetwork, readClientAddress } from './client-address.js';

const proxy = '172.28.7.1';

test.each([
  ['203.0.113.7', [proxy, '203.0.113.7'], '203.0.113.7'],
  ['an IPv4 address as IPv6', ['::ffff:203.0.113.7'], '203.0.113.7'],
  ['many ways to write one', [proxy, '2001:0DB8:0:0::0001'], '2001:db8::1'],
  ['a zone', ['fe80::1%a-very-long-name-of-an-interface-of-this-machine'], 'fe80::1'],
  ['a name', [proxy, 'unknown'], proxy],
  ['a port', [proxy, '203.0.113.7:4711'], proxy],
  ['an address in short', [proxy, '0x7f.1'], proxy],
  ['4000 characters', [proxy, '1'.repeat(4000)], proxy],
  ['an address beyond nonsense', [proxy, "'; DROP TABLE session", '203.0.113.7'], proxy],
  ['nothing', [''], ''],
])('%s', (_what, ips, address) => expect(readClientAddress({ ip: ips.at(-1) ?? '', ips })).toBe(address));

describe('findNetwork', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(findNetwork(address)).toBe(network));
});
