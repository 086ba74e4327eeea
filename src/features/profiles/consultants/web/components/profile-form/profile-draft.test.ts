import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './profile-draft.ts';
import { emptyProfile } from './profile-form-start.ts';

const start = emptyProfile({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' });

describe('a draft of the profile form', () => {
  it('has what was changed, and brings it back', () => {
    const draft = writeDraft(
      {
        ...start,
        agreedToTerms: true,
        title: 'Half a ti',
        hoursPerWeek: 700,
        primarySkills: ['sales'],
        country: 'uk',
        portfolioProjects: [{ title: 'Only a title', description: '' }],
      },
      start,
    );
    expect(readDraft(draft)).toEqual({
      title: 'Half a ti',
      hoursPerWeek: 700,
      primarySkills: ['sales'],
      country: 'uk',
      portfolioProjects: [{ title: 'Only a title', description: '' }],
    });
  });

  it('is none when nothing was changed, or everything changed back', () => {
    expect(writeDraft({ ...start }, start)).toBeNull();
    expect(readDraft(null)).toBeNull();
  });

  it('remembers that something was emptied', () => {
    expect(readDraft(writeDraft({ ...start, firstName: '' }, start))).toEqual({ firstName: '' });
    // An emptied number is no value at all: the saved one comes back.
    expect(readDraft(writeDraft({ ...start, hourlyRate: undefined }, start))).toEqual({});
  });

  it.each(['no draft', '[]x', '{"primarySkills":["cobol"]}', '{"title":7}'])(
    'that does not fit the form of today is none: %s',
    (kept) => {
      expect(readDraft(kept)).toBeNull();
    },
  );
});
