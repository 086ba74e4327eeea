import { expect, it } from 'vitest';
import { specifiedSkillIds } from '#catalogue/skills.ts';
import { relatedSkills } from './related-skills.ts';

const namesOf = (...args: Parameters<typeof relatedSkills>): string[] =>
  relatedSkills(...args).map(({ skill }) => skill);

it('names what helps with a skill, then what it helps with, each once', () => {
  expect(namesOf('finance-operations', specifiedSkillIds)).toEqual([
    'supply-chain',
    'commerce',
    'human-resources',
  ]);
  expect(namesOf('power-apps', specifiedSkillIds)).toEqual(['power-platform', 'power-automate']);
});

it('gives the reason of the pair that helps', () => {
  expect(relatedSkills('finance-operations', ['supply-chain'])).toEqual([
    {
      skill: 'supply-chain',
      reason: 'Stock and production postings are set up together with finance.',
    },
  ]);
});

it('names only skills that are listed, and no extra skills', () => {
  expect(namesOf('finance-operations', ['commerce'])).toEqual(['commerce']);
  expect(namesOf('finance-operations', [])).toEqual([]);
  expect(namesOf('power-bi', specifiedSkillIds)).toEqual(['power-platform']);
});
