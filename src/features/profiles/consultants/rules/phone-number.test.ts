import { expect, it } from 'vitest';
import { parsePhoneNumber } from './phone-number.ts';

it.each([
  '+44 20 7946 0000',
  '\u202a+44 20 7946 0000\u202c',
  '\u200e020 7946 0000\u200e',
  '\u2066+442079460000\u2069',
  'tel:+442079460000',
  'TEL:+44-20-7946-0000',
])('a phone number is read as it was copied: %j', (text) => {
  expect(parsePhoneNumber(text, 'uk')).toBe('+442079460000');
});

it.each(['', 'tel:', 'call 020 7946 0000', '020 7946 0000 ext 5'])('is none: %j', (text) => {
  expect(parsePhoneNumber(text, 'uk')).toBeNull();
});
