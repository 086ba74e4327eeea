import { describe, expect, it } from 'vitest';
import {
  anotherWasChosen,
  nobodyAnswered,
  projectUnconfirmed,
  projectWasCancelled,
  rejectionOf,
} from './life-cycle.ts';

const closedAt = new Date('2026-05-04T10:00:00Z');
const before = new Date('2026-05-04T09:59:59Z');
const rejected = {
  status: 'rejected',
  reason: null,
  decidedAt: closedAt,
  projectStatus: 'cancelled',
  projectClosedAt: closedAt,
  endedBySilence: false,
  isPassedOver: false,
  undoneAt: null,
  projectEndedBySilence: false,
} as const;

describe('why an application was rejected', () => {
  it.each(['pending', 'accepted', 'withdrawn'] as const)('is nothing while it is %s', (status) => {
    expect(rejectionOf({ ...rejected, status })).toBeNull();
  });

  it.each([
    ['its project was cancelled', {}, 'project-cancelled', null],
    ['with a reason', { reason: 'No budget.' }, 'project-cancelled', 'No budget.'],
    ['with our sentence', { reason: projectWasCancelled }, 'project-cancelled', null],
    ['it was declined before', { decidedAt: before, reason: 'Too far.' }, 'declined', 'Too far.'],
    ['another was chosen before', { reason: anotherWasChosen }, 'another-accepted', null],
    [
      'it was declined, and the project completed without',
      { projectStatus: 'completed', reason: 'Too far.' },
      'declined',
      'Too far.',
    ],
    [
      'it was declined, and the project is open',
      { projectStatus: 'open', projectClosedAt: null },
      'declined',
      null,
    ],
    [
      'no one answered',
      {
        projectStatus: 'open',
        projectClosedAt: null,
        endedBySilence: true,
        reason: nobodyAnswered,
      },
      'nobody-answered',
      null,
    ],
    [
      'no one answered before its project closed unconfirmed',
      { decidedAt: before, endedBySilence: true, projectEndedBySilence: true },
      'nobody-answered',
      null,
    ],
    [
      'no one answered when its project was just being cancelled',
      { endedBySilence: true },
      'nobody-answered',
      null,
    ],
    [
      'its project closed unconfirmed',
      { endedBySilence: true, projectEndedBySilence: true, reason: projectUnconfirmed },
      'project-unconfirmed',
      null,
    ],
    [
      'it was declined before its project closed unconfirmed',
      { decidedAt: before, projectEndedBySilence: true },
      'declined',
      null,
    ],
  ] as const)('%s', (_, change, because, words) => {
    expect(rejectionOf({ ...rejected, ...change })).toEqual({ because, words });
  });
});
