import { describe, expect, it } from 'vitest';
import { parseMailAddress, readMailSenders } from './mail-address.ts';

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

describe('readMailSenders', () => {
  const mailFrom = 'Direct365 <hello@direct365.example>';

  it('puts the usual sender first, and names others after it where they have no name', () => {
    expect(readMailSenders({ mailFrom, mailSenders: undefined })).toHaveLength(1);
    const mailSenders = 'News <news@Direct365.example>, team@direct365.example';
    expect(readMailSenders({ mailFrom, mailSenders })).toEqual([
      { name: 'Direct365', address: 'hello@direct365.example' },
      { name: 'News', address: 'news@Direct365.example' },
      { name: 'Direct365', address: 'team@direct365.example' },
    ]);
  });

  it.each(['news@example.com', 'News', 'a@direct365.example.evil.example'])(
    'refuses %j, which receivers would not believe or reach',
    (mailSenders) => {
      expect(() => readMailSenders({ mailFrom, mailSenders })).toThrow('MAIL_SENDERS');
    },
  );
});
