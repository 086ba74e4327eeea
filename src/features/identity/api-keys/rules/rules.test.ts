import { describe, expect, it } from 'vitest';
import { tokenSeconds } from '#lib/auth/access-tokens.ts';
import { createApiKey, hashApiKey } from './key-format.ts';
import { keyExpiry } from './limits.ts';
import { isRotationDue, lastTokensEnded } from './rotation.ts';
import { grantedScope } from './scopes.ts';

const now = new Date('2026-11-24T12:00:00Z');

describe('a key', () => {
  it('has a name that may be shown, and a secret of 256 bits', () => {
    const [one, other] = [createApiKey(), createApiKey()];
    expect(one.prefix).toMatch(/^d365_[0-9A-Za-z]{12}$/);
    expect(one.key.startsWith(`${one.prefix}_`)).toBe(true);
    expect(one.key.slice(one.prefix.length + 1)).toMatch(/^[\w-]{43}$/);
    expect(other.prefix).not.toBe(one.prefix);
    expect(other.key.slice(-43)).not.toBe(one.key.slice(-43));
    expect(new Set(one.prefix.slice(5)).size).toBeGreaterThan(1);
  });

  it('is stored as its hash', () => {
    expect(hashApiKey('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs');
  });

  it('ends after the days that were chosen', () => {
    expect(keyExpiry(now, 30)).toEqual(new Date('2026-12-24T12:00:00Z'));
  });
});

describe('the scope of a token', () => {
  it.each([
    ['read', undefined, 'read'],
    ['write', undefined, 'read write'],
    ['write', 'read', 'read'],
    ['write', 'write', 'read write'],
    ['write', ' read  write ', 'read write'],
    ['read', 'read', 'read'],
    ['read', 'write', null],
    ['read', 'read write', null],
    ['write', 'read admin', null],
    ['write', '', null],
    ['write', ' ', null],
  ] as const)('of a key for %s that asks for %j is %j', (allowed, asked, granted) => {
    expect(grantedScope(allowed, asked)).toBe(granted);
  });
});

describe('the key that signs', () => {
  it('is followed by the next one after 30 days', () => {
    expect(isRotationDue(new Date('2026-10-25T12:00:00Z'), now)).toBe(true);
    expect(isRotationDue(new Date('2026-10-25T12:00:01Z'), now)).toBe(false);
  });

  it('has no token left when the longest has ended, and a minute for other clocks', () => {
    expect(now.getTime() - lastTokensEnded(now).getTime()).toBe((tokenSeconds + 60) * 1000);
  });
});
