import { expect, it } from 'vitest';
import { keyOf } from './remember-locations.ts';

const profile = '/consultant/$consultantId';

it('links that say the same from everywhere have one key', () => {
  const link = { to: profile, params: { consultantId: 'a' }, className: 'one', children: 'Ada' };
  const another = { ...link, className: 'another', children: null };
  expect(keyOf(link)).toBeDefined();
  expect(keyOf(another)).toBe(keyOf(link));
  expect(keyOf({ to: '/account' })).toBeDefined();
});

it('links that lead to different places have different keys', () => {
  const links = [
    { to: profile, params: { consultantId: 'a' } },
    { to: profile, params: { consultantId: 'b' } },
    { to: '/find-consultants' },
    { to: '/find-consultants', search: { text: 'a' } },
    { to: '/find-consultants', search: { text: 'b' } },
  ];
  expect(new Set(links.map(keyOf)).size).toBe(links.length);
});

it.each([
  ['a way from where one is', { to: '..' }],
  ['the same page', {}],
  ['a part of the page', { to: '/account', hash: 'mails' }],
  ['what the address asks for besides', { to: '/account', search: true }],
  ['a change of what it asks for', { to: '/account', search: (before: object) => before }],
  ['a parameter of the page', { to: profile }],
  ['a parameter that is not given', { to: profile, params: { other: 'a' } }],
  ['what could be taken for another link', { to: '/find-consultants  {"text":"a"}' }],
  ['a way from a page', { to: '/account', from: '/messages' }],
  ['something for the page to know', { to: '/account', state: { isBack: true } }],
] as const)('%s depends on where the link stands', (_, link) => {
  expect(keyOf(link)).toBeUndefined();
});
