import { describe, expect, it } from 'vitest';
import { invitationStates } from '#catalogue/enumerations/invitation.ts';
import { projectStatuses } from '#catalogue/enumerations/project.ts';
import { letsRead, whatClientCanDo, whatConsultantCanDo } from './policy.ts';
import { dayMs, secondsToWait, stateOf } from './rules.ts';

const stored = ['sent', 'read', 'applied', 'declined', 'withdrawn'] as const;

describe('an invitation', () => {
  it('without an answer expires when its project is not open any more, and no other does', () => {
    const expired = stored.flatMap((state) =>
      projectStatuses.values.flatMap((project) =>
        stateOf(state, project) === 'expired' ? [`${state}, project ${project}`] : [],
      ),
    );
    expect(expired).toEqual(
      ['sent', 'read'].flatMap((state) =>
        ['in_progress', 'completed', 'cancelled'].map((project) => `${state}, project ${project}`),
      ),
    );
    for (const state of stored) expect(stateOf(state, 'open')).toBe(state);
  });

  it('is withdrawn and answered only while it waits, and read until it ends', () => {
    const states = (is: (state: (typeof invitationStates.values)[number]) => boolean) =>
      invitationStates.values.filter(is);
    expect(states((state) => whatClientCanDo(state).withdraw)).toEqual(['sent', 'read']);
    expect(states((state) => whatConsultantCanDo(state).answer)).toEqual(['sent', 'read']);
    expect(states(letsRead)).toEqual(['sent', 'read', 'applied']);
  });
});

it('the next invitation may be sent when the oldest of a full day is a day old', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(secondsToWait(now, now)).toBe(24 * 60 * 60);
  expect(secondsToWait(new Date(now.getTime() - dayMs + 1500), now)).toBe(2);
  expect(secondsToWait(new Date(now.getTime() - dayMs), now)).toBe(1);
});
