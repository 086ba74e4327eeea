import { describe, expect, it } from 'vitest';
import { changesOf } from './claims.ts';

const claims = {
  title: 'Finance consultant',
  certifications: ['a', 'b'],
  portfolioProjects: [{ title: 'One', description: 'The first.' }],
};

describe('changesOf', () => {
  it('finds nothing where all is said as before, in another order too', () => {
    expect(changesOf(claims, { ...claims, certifications: ['b', 'a'] })).toEqual([]);
  });

  it('names each claim that differs, with both sides', () => {
    expect(
      changesOf(claims, { title: 'Architect', certifications: ['b'], portfolioProjects: [] }),
    ).toEqual([
      { claim: 'title', before: ['Finance consultant'], after: ['Architect'] },
      { claim: 'certifications', before: ['a', 'b'], after: ['b'] },
      { claim: 'portfolio', before: ['One: The first.'], after: [] },
    ]);
  });

  it('sees a description that changed under the same title', () => {
    const portfolioProjects = [{ title: 'One', description: 'Another.' }];
    expect(changesOf(claims, { ...claims, portfolioProjects })).toEqual([
      { claim: 'portfolio', before: ['One: The first.'], after: ['One: Another.'] },
    ]);
  });
});
