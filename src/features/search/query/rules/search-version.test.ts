import { expect, it } from 'vitest';
import { catalogueVersion } from '#catalogue/version.ts';
import { searchVersion } from './search-version.ts';

it('is made of all that entries follow from', () => {
  const [entries, catalogue, words, readiness, card, site, ...others] = searchVersion({
    isDemo: false,
  }).split(', ');
  expect(entries).toMatch(/^entries \d+$/);
  expect(catalogue).toBe(`catalogue ${catalogueVersion}`);
  expect(words).toMatch(/^words [0-9a-z]{4,}$/);
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
