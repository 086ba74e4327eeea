import { expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';

const isTaken = (text: string): boolean => emailAddress().safeParse(text).success;

it.each([
  'ada@example.com',
  'r&d@contoso.example',
  'first/last@contoso.example',
  'a=b@contoso.example',
  "o'neil+x@sub.contoso.example",
  'ada@xn--80aswg0adcidg9a.xn--p1ai',
])('an email address may be %s', (text) => {
  expect(isTaken(text)).toBe(true);
});

it.each([
  '',
  'ada',
  'ada@localhost',
  'ada@example',
  'ada@example.c1',
  'ada@-example.com',
  '.ada@example.com',
  'a..da@example.com',
  'ada.@example.com',
  'ada@@example.com',
  'ada@example.com, eve@example.com',
  'ada <ada@example.com>',
  '"ada"@example.com',
  'ada @example.com',
  '616461@placeholder.invalid',
  `${'a'.repeat(250)}@example.com`,
])('an email address may not be “%s”', (text) => {
  expect(isTaken(text)).toBe(false);
});
