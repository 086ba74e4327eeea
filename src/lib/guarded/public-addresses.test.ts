import { lookup } from 'node:dns';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublicBy } from './public-addresses.ts';
import { isPublicEndpoint } from './public-endpoint.ts';

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.8',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'a name',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('an endpoint of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[2606:4700::1111]/',
    'https://8.8.8.8/',
    'https://localhost/',
    'https://metadata/',
    'https://push.example:8443/',
    'https://user:password@push.example/',
    'ftp://push.example/',
    'javascript:alert(1)',
    'no address',
  ])('is not %s', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(false));
});

describe('a name', () => {
  it('that leads to a private address is not connected to', async () => {
    const look = promisify(lookupPublicBy(lookup));
    await expect(look('localhost', {})).rejects.toThrow('leads to no public address');
    await expect(look('localhost', { all: true })).rejects.toThrow('leads to no public address');
  });

  it('that leads to both kinds leads to its public machines', async () => {
    const found = ['10.0.0.1', '8.8.8.8'].map((address) => ({ address, family: 4 }));
    const look = lookupPublicBy((_name, _options, callback) => callback(null, found));
    const reached = await new Promise((resolve) =>
      look('push.example', { all: true }, (_error, addresses) => resolve(addresses)),
    );
    expect(reached).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});
