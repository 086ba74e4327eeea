import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

describe('a virus scanner', () => {
  it('is none unless it is named', () => {
    expect(readConfig({}).clamd).toBeUndefined();
    expect(readConfig({ CLAMAV_URL: '' }).clamd).toBeUndefined();
  });

  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://scanner.internal:3310/', { host: 'scanner.internal', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('listens at %s', (address, read) => {
    expect(readConfig({ CLAMAV_URL: address }).clamd).toEqual(read);
  });

  it.each([
    'scanner.internal:3310',
    'http://scanner.internal:3310',
    'tcp://scanner.internal',
    'tcp://name:word@scanner.internal:3310',
    'tcp://scanner.internal:3310/path',
    'unix://',
  ])('does not listen at %s', (address) => {
    expect(problemOf({ CLAMAV_URL: address })).toMatch(/^CLAMAV_URL must be where clamd listens/);
  });
});
