import { describe, expect, it } from 'vitest';
import { refusalToPropose, whatSideCanDo } from './policy.ts';

type Deal = Parameters<typeof refusalToPropose>[0];

const deal: Deal = {
  status: 'accepted',
  projectStatus: 'in_progress',
  isUndoAsked: false,
  proposedBy: null,
};
const nothing = { propose: false, answer: false, takeBack: false };

describe('completion', () => {
  it('is proposed by either side of a deal that is worked on', () => {
    for (const side of ['client', 'consultant'] as const) {
      expect(whatSideCanDo(deal, side)).toEqual({ ...nothing, propose: true });
    }
  });

  it.each(['open', 'completed', 'cancelled'] as const)(
    'is over while the project is %s',
    (projectStatus) => {
      const over = { ...deal, projectStatus, proposedBy: 'client' } as const;
      expect(refusalToPropose(over)).toBe('PROJECT_STATE');
      expect(whatSideCanDo(over, 'client')).toEqual(nothing);
      expect(whatSideCanDo(over, 'consultant')).toEqual(nothing);
    },
  );

  it('is proposed for an accepted application only', () => {
    expect(refusalToPropose({ ...deal, status: 'rejected' })).toBe('PROJECT_STATE');
  });

  it('that is proposed waits for the other side, and its own side can take it back', () => {
    const proposed = { ...deal, proposedBy: 'consultant' } as const;
    expect(refusalToPropose(proposed)).toBe('COMPLETION_WAITS');
    expect(whatSideCanDo(proposed, 'client')).toEqual({ ...nothing, answer: true });
    expect(whatSideCanDo(proposed, 'consultant')).toEqual({ ...nothing, takeBack: true });
  });

  it('is not proposed while one side asks to undo the deal', () => {
    expect(refusalToPropose({ ...deal, isUndoAsked: true })).toBe('UNDO_ASKED');
  });
});
