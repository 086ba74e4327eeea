import { expect, it } from 'vitest';
import { readConditions } from '#features/hiring/requirement-parser/rules/read-conditions.ts';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { keepConditions } from './conditions.ts';
import type { EntryVersion } from './entry-version.ts';
import { SearchIndex } from './search-index.ts';

const person = (userId: string, rest: Partial<EntryVersion>): EntryVersion => ({
  ...{ userId, rating: 0, experience: 5, merit: 5, hourlyRateUsd: 100, availability: 2 },
  ...{ listedUntil: 9, listedSince: 0, from: 1, to: null },
  ...{ verified: [], skills: [], modules: [], places: [], words: '' },
  ...rest,
});

const people = [
  person('leeds', { places: ['country:uk', 'city:leeds-uk', 'on-site'], hourlyRateUsd: 80 }),
  person('london', { places: ['country:uk', 'city:london-uk', 'remote'], experience: 12 }),
  person('munich', {
    places: ['country:de', 'city:munich-de', 'remote', 'on-site'],
    words: "'=language:de'",
    availability: 1,
  }),
  person('oslo', { places: ['country:no', 'city:oslo-no'], availability: 0 }),
  person('nowhere', { places: ['country:other', 'city:leeds'] }),
];

function keptBy(text: string): string[] {
  const index = new SearchIndex();
  index.apply(people);
  const conditions = readConditions(text, '2026-11-02');
  const kept = keepConditions(index, Bitset.all(index.size), conditions);
  return people.filter((_, docId) => kept.has(docId)).map(({ userId }) => userId);
}

it.each([
  ['ledger in Leeds', ['leeds', 'nowhere']],
  ['ledger in the UK', ['leeds', 'london']],
  ['DACH', ['munich']],
  ['not in London', ['leeds', 'munich', 'oslo', 'nowhere']],
  ['Leeds or remote', ['leeds', 'london', 'munich', 'nowhere']],
  ['remote only', ['london', 'munich']],
  ['on site in Munich', ['munich']],
  ['hybrid', ['munich']],
  ['max 90 USD/h', ['leeds']],
  ['at least 10 years of experience', ['london']],
  ['German-speaking', ['munich']],
  ['available now', ['leeds', 'london', 'nowhere']],
  ['starting on 1 March 2027', ['leeds', 'london', 'munich', 'nowhere']],
  ['for 3 months', ['leeds', 'london', 'munich', 'oslo', 'nowhere']],
  ['the ledger', ['leeds', 'london', 'munich', 'oslo', 'nowhere']],
])('"%s" keeps %j', (text, expected) => {
  expect(keptBy(text)).toEqual(expected);
});
