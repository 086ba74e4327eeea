import { expect, it } from 'vitest';
import { scoreMatch } from '../../rules/match-score.ts';
import { matchWeights } from '../../rules/weights.ts';
import { explainMatch, matchedNames, relatedNames } from './match-words.ts';

const need = {
  modules: ['finance-operations.general-ledger', 'finance-operations.accounts-payable'],
  extraSkills: ['data-migration'],
  timeline: '3-6-months',
  budgetMaxUsd: 50_000,
  workArrangement: 'remote',
  place: '',
  words: [
    { typed: 'Month-end close', weight: 4, keys: ['~month end close'] },
    { typed: 'accruals', weight: 3, keys: ['~accruals'] },
    { typed: 'Tax', weight: 3, keys: ['@finance-operations.tax'] },
    { typed: 'audit', weight: 1, keys: ['audit'] },
    { typed: 'report', weight: 1, keys: ['report'] },
  ],
} as const;
const offer = {
  primarySkills: ['finance-operations'],
  secondarySkills: ['data-migration'],
  modules: ['finance-operations.general-ledger'],
  hourlyRateUsd: 200,
  availability: 'available',
  workArrangement: 'on-site',
  city: 'Leeds',
  country: 'uk',
  yearsExperience: 1,
  verifiedCertifications: [],
  written: ['~month end close', 'audit'],
} as const;

it('names what matched and what is missing, factor by factor', () => {
  const words = explainMatch(scoreMatch(need, offer));
  expect(words.map(({ factor }) => factor)).toEqual(Object.keys(matchWeights));
  const of = (factor: string) => words.find((each) => each.factor === factor);
  expect(of('modules')).toMatchObject({
    matched: ['General Ledger'],
    missing: ['Accounts Payable'],
  });
  expect(of('skills')?.matched).toEqual([
    'D365 Finance & Operations',
    'Data Migration (secondary skill)',
  ]);
  expect(of('rate')?.missing[0]).toMatch(/^\$200 per hour; the budget affords \$\d+ per hour$/);
  expect(of('words')).toMatchObject({
    matched: ['Wrote about: Month-end close, 1 common word'],
    missing: ['Tax, accruals'],
  });
  expect(of('place')?.missing).toEqual(['Works on site only; the project is remote']);
  expect(of('experience')?.matched).toEqual(['1 year']);
});

it('never shows a related skill as the skill itself', () => {
  const related = scoreMatch(
    { ...need, modules: [], extraSkills: ['business-central'] },
    { ...offer, secondarySkills: [] },
  );
  const skills = explainMatch(related).find(({ factor }) => factor === 'skills');
  expect(skills).toMatchObject({
    matched: [],
    related: ['Business Central: not listed; related: D365 Finance & Operations'],
  });
  expect(matchedNames(related)).toEqual([]);
  expect(relatedNames(related)).toEqual(['D365 Finance & Operations']);
});

it('lists the skills before the modules', () => {
  expect(matchedNames(scoreMatch(need, offer))).toEqual([
    'D365 Finance & Operations',
    'Data Migration',
    'General Ledger',
  ]);
});

it('says whose the points for words are where nothing was written, or nothing said', () => {
  const words = (asked: typeof need.words | [], written: string[]) =>
    explainMatch(scoreMatch({ ...need, words: asked }, { ...offer, written })).find(
      ({ factor }) => factor === 'words',
    );
  expect(words(need.words, ['audit', 'report'])?.matched).toEqual(['Wrote about: 2 common words']);
  expect(words(need.words, [])).toMatchObject({ points: 0, matched: [] });
  expect(words([], [])).toMatchObject({
    points: 20,
    matched: ['The project’s text says little: everyone has these points'],
    missing: [],
  });
});
