import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './project-draft.ts';

describe('a kept draft', () => {
  it('comes back as it was typed, finished or not', () => {
    const typed = {
      title: 'Move to the cl',
      contactEmail: 'ana@',
      modules: ['sales.goal-management'],
      urgency: 'high',
    };
    expect(readDraft(writeDraft(typed))).toEqual(typed);
  });

  it('leaves open what has not been chosen, or was taken back', () => {
    const draft = readDraft(writeDraft({ title: 'Upgrade', projectType: '', timeline: undefined }));
    expect(draft).toEqual({ title: 'Upgrade' });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"title":'],
    ['no object', '"title"'],
    ['a choice that is not offered', '{"timeline":"some-day"}'],
    ['a module that is not in the catalogue', '{"modules":["minesweeper"]}'],
  ])('is dropped when it is %s', (_case, kept) => {
    expect(readDraft(kept)).toBeNull();
  });
});
