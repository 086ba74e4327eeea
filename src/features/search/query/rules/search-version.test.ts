import { expect, it } from 'vitest';
import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { languages } from '#catalogue/languages/text-language.ts';
import { needs } from '#catalogue/needs/all-needs.ts';
import { catalogueVersion } from '#catalogue/version.ts';
import { searchVersion } from './search-version.ts';

const fnv1a = (text: string): string =>
  Array.from(text)
    .reduce(
      (hash, char) => Math.imul(hash ^ Number(char.codePointAt(0)), 0x01000193) >>> 0,
      0x811c9dc5,
    )
    .toString(36);

it('is made of all that entries follow from', () => {
  const [entries, catalogue, words, readiness, card, site, ...others] = searchVersion({
    isDemo: false,
  }).split(', ');
  expect(entries).toMatch(/^entries \d+$/);
  expect(catalogue).toBe(`catalogue ${catalogueVersion}`);
  expect(words).toBe(
    `words ${fnv1a(JSON.stringify([needs, languages, [...plainStems], [...tradeStems]]))}`,
  );
  expect(readiness).toBe('readiness 15/13/10 in 10 years');
  expect([site, ...others]).toEqual(['real']);
  const [name, ...fields] = card?.split(' ') ?? [];
  expect(name).toBe('card');
  expect(fields).toEqual(expect.arrayContaining(['city', 'hourlyRateUsd', 'userId']));
  expect(fields).toEqual(fields.toSorted());
});

it('is another one for a demo, which lists other people', () => {
  expect(searchVersion({ isDemo: true })).toMatch(/, demo$/);
});
