import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress, trustedProxies } from './client-address.ts';

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

  it('refuses a list of proxies that it cannot read', () => {
    expect(() => trustedProxies(['my-proxy'])).toThrow('my-proxy');
    expect(() => trustedProxies(['10.0.0.0/99'])).toThrow('10.0.0.0/99');
  });
});

describe('what attempts are counted by', () => {
  it('is the address in IPv4, and the /64 in IPv6', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9');
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8:1:2::ffff')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});
