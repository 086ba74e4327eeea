import { describe, expect, it } from 'vitest';
import type { ListedProfile } from '#features/profiles/consultants/contract/listed-profile.ts';
import { compare } from './comparison-aspects.tsx';

const person = (primarySkills: string[]) =>
  ({ primarySkills }) as Partial<ListedProfile> as ListedProfile;
const skills = { values: ({ primarySkills }: ListedProfile) => primarySkills };

describe('comparing consultants by an aspect', () => {
  it('finds what all of them have, and that a user has more', () => {
    const { shared, differs } = compare(skills, [person(['sales', 'power-bi']), person(['sales'])]);
    expect([...shared]).toEqual(['sales']);
    expect(differs).toBe(true);
  });

  it('sees no difference in another order', () => {
    expect(compare(skills, [person(['a', 'b']), person(['b', 'a'])]).differs).toBe(false);
  });

  it('sees a difference where one has nothing', () => {
    expect(compare(skills, [person([]), person(['sales']), person(['sales'])]).differs).toBe(true);
    expect(compare(skills, [person(['sales']), person([])]).differs).toBe(true);
  });

  it('sees none with one consultant, and none where no one has anything', () => {
    expect(compare(skills, [person(['sales'])]).differs).toBe(false);
    expect(compare(skills, [person([]), person([])]).differs).toBe(false);
  });
});
