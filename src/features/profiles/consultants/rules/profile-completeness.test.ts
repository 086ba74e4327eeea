import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf, type ProfileContents, profileParts } from './profile-completeness.ts';

const full: ProfileContents = {
  workArrangement: 'both',
  hasPhoto: true,
  showsPhotoToClients: true,
  primarySkills: ['finance-operations', 'sales', 'data-migration'],
  skillModules: ['finance-operations.general-ledger', 'sales.lead-management'],
  secondarySkills: ['power-bi'],
  certifications: ['MB-310'],
  portfolioProjects: [{}],
  linkedinUrl: 'https://www.linkedin.com/in/ada',
};

/** For each part that can be missing, a change that takes it away. */
const taken: Record<string, Partial<ProfileContents>> = {
  'shown-photo': { showsPhotoToClients: false },
  portfolio: { portfolioProjects: [] },
  modules: { skillModules: ['sales.lead-management'] },
  certifications: { certifications: [] },
  'work-arrangement': { workArrangement: null },
  'secondary-skills': { secondarySkills: [] },
  linkedin: { linkedinUrl: '' },
};

describe('the completeness of a profile', () => {
  it('is made of weights that come to 100', () => {
    expect(profileParts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('is 100 with everything there, and 35 with only what the form has always demanded', () => {
    expect(completenessOf(full)).toEqual({ percent: 100, missing: [] });
    const bare = Object.assign({}, full, ...Object.values(taken), { hasPhoto: false });
    expect(completenessOf(bare).percent).toBe(35);
  });

  it.each(Object.entries(taken))(
    'misses %s, and its weight, when it is not there',
    (part, lack) => {
      const { percent, missing } = completenessOf({ ...full, ...lack });
      expect(missing.map((each) => each.part)).toEqual([part]);
      expect(percent).toBe(100 - (missing[0]?.weight ?? 0));
    },
  );

  it('lacks a photo and its being shown where there is none to show', () => {
    const { missing } = completenessOf({ ...full, hasPhoto: false });
    expect(missing.map(({ part }) => part)).toEqual(['photo', 'shown-photo']);
  });

  it('asks no one for modules who chose no product', () => {
    const profile = { ...full, primarySkills: ['data-migration'], skillModules: [] };
    expect(completenessOf(profile).percent).toBe(100);
  });

  it('passes over modules that the catalogue has no more', () => {
    const profile = { ...full, skillModules: [...full.skillModules, 'sales.fax'] };
    expect(completenessOf(profile).percent).toBe(100);
  });

  it('names what is worth most first, and what is missing is what is lacking', () => {
    const names = Object.keys(taken);
    fc.assert(
      fc.property(fc.subarray(names), (lacking) => {
        const profile = Object.assign({}, full, ...lacking.map((name) => taken[name]));
        const { percent, missing } = completenessOf(profile);
        expect(missing.map(({ part }) => part).sort()).toEqual(lacking.toSorted());
        const weights = missing.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((one, other) => other - one));
        expect(percent + weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
      }),
    );
  });
});
