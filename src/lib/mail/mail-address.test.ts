import { describe, expect, it } from 'vitest';
import { parseMailAddress } from './mail-address.ts';

describe('parseMailAddress', () => {
  it('reads a sender with and without a name', () => {
    expect(parseMailAddress('Direct365 <hello@direct365.example>')).toEqual({
      name: 'Direct365',
      address: 'hello@direct365.example',
    });
    expect(parseMailAddress('"Direct365, Ltd" <hello@direct365.example>').name).toBe(
      'Direct365, Ltd',
    );
    expect(parseMailAddress('hello@direct365.example')).toEqual({
      name: '',
      address: 'hello@direct365.example',
    });
  });

  it.each(['', 'Direct365', 'a@example.com, b@example.com'])('refuses %j', (text) => {
    expect(() => parseMailAddress(text)).toThrow('A sender is written like');
  });
});
