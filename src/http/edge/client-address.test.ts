import { describe, expect, it } from 'vitest';
import { addressBlock, addressGroup, clientAddress, trustedProxies } from './client-address.ts';

describe('the caller’s address', () => {
  const behindProxy = trustedProxies(['10.0.0.0/8', '::1']);

  it('is the socket’s when no proxy is trusted, whatever the header claims', () => {
    expect(clientAddress('203.0.113.9', '1.2.3.4', trustedProxies([]))).toBe('203.0.113.9');
  });

  it('is what the trusted proxy saw, not what the caller wrote before it', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.9', behindProxy)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.7', behindProxy)).toBe(
      '203.0.113.9',
    );
  });

  it('survives nonsense in the header', () => {
    expect(clientAddress('10.0.0.1', 'unknown, , <script>', behindProxy)).toBe('10.0.0.1');
    expect(clientAddress('::ffff:10.0.0.1', '203.0.113.9', behindProxy)).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.9:4012', '203.0.113.9'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
  ])('is read as a proxy writes it: %s', (written, address) => {
    expect(clientAddress('10.0.0.1', `1.2.3.4, ${written}`, behindProxy)).toBe(address);
    expect(clientAddress('10.0.0.1', `1.2.3.4, ${written}, 10.0.0.7:99`, behindProxy)).toBe(
      address,
    );
  });

  it.each([
    ...['unknown', '_hidden', '', 'proxy.internal', '203.0.113.9:', '203.0.113.9:port'],
    ...[
      '999.0.0.1',
      '[203.0.113.9',
      '[not an address]:80',
      '2001:db8::1]',
      '203.0.113.9 198.51.100.1',
    ],
    ...['203.0.113', '0x7f.1', 'user@203.0.113.9', 'for=203.0.113.9'],
  ])('is the last proven hop where "%s" follows, never the caller’s own claim', (unreadable) => {
    const claim = '1.2.3.4';
    expect(clientAddress('10.0.0.1', `${claim}, ${unreadable}`, behindProxy)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', `${claim}, ${unreadable}, 10.0.0.7`, behindProxy)).toBe(
      '10.0.0.7',
    );
  });

  it('is a proxy’s own when the whole chain is ours', () => {
    expect(clientAddress('10.0.0.1', '10.0.0.9, 10.0.0.7', behindProxy)).toBe('10.0.0.9');
  });
});

describe('what attempts are counted by', () => {
  it('is the address in IPv4, and the /64 in IPv6', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8:1:2::ffff')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });

  it('is the /24 in IPv4, and the /48 in IPv6, for a whole block', () => {
    expect(addressBlock('203.0.113.9')).toBe('203.0.113.0/24');
    expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
    expect(addressBlock('2001:db8::1')).toBe('2001:db8:0::/48');
  });
});
