import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

const isTaken = (text: string): boolean => webAddress('No').safeParse(text).success;

describe('an address that a user types', () => {
  it.each([
    '',
    'https://learn.microsoft.com/en-us/users/ada/transcript/abc',
    'http://credly.example/badges/1?tab=x#y',
    '  https://example.com  ',
    'https://консультант.рф',
    'https://xn--80aswg0adcidg9a.xn--p1ai/work',
  ])('may be %j', (text) => {
    expect(isTaken(text)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/x',
    'file:///etc/passwd',
    'example.com',
    'https://',
    'https://localhost/x',
    'https://example.x1',
    'https://127.0.0.1/x',
    'https://exa mple.com',
    'https://microsoft.com@evil.example/x',
    'https://ada:secret@example.com',
    `https://example.com/${'a'.repeat(300)}`,
  ])('may not be %j', (text) => {
    expect(isTaken(text)).toBe(false);
  });
});
