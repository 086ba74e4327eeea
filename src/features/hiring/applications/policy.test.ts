import { describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { projectStatuses } from '#catalogue/enumerations/project.ts';
import { toInvitationId } from '#features/hiring/invitations/ids.ts';
import { consultantViewer } from '#tests/support/viewers.ts';
import {
  canReadToApply,
  isBy,
  obstacleOf,
  refusalToSubmit,
  whatApplicantCanDo,
  whatClientCanDo,
} from './policy.ts';
import { canMove } from './rules/life-cycle.ts';

const applicant: ConsultantViewer = { ...consultantViewer, isApproved: true };
const ready = { hasProfile: true, isApproved: true, isSubscribed: true };
const open = {
  status: 'open',
  visibility: 'public',
  hasApplied: false,
  invitationId: null,
} as const;

it('an application is by the consultant who wrote it, and by no other', () => {
  const other = toUserId('1d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11');
  expect(isBy(applicant, { consultant_id: applicant.userId })).toBe(true);
  expect(isBy(applicant, { consultant_id: other })).toBe(false);
});

it('an application leaves pending once, and never comes back', () => {
  const steps = applicationStatuses.values.flatMap((from) =>
    applicationStatuses.values.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual(['pending → accepted', 'pending → rejected', 'pending → withdrawn']);
});

describe('what stands between a consultant and an application', () => {
  it.each([
    [{ hasProfile: false, isApproved: false, isSubscribed: false }, 'no-profile'],
    [{ hasProfile: true, isApproved: false, isSubscribed: false }, 'not-approved'],
    [{ hasProfile: true, isApproved: false, isSubscribed: true }, 'not-approved'],
    [{ hasProfile: true, isApproved: true, isSubscribed: false }, 'not-subscribed'],
    [ready, null],
  ])('with %o is %s', (eligibility, obstacle) => {
    expect(obstacleOf(eligibility)).toBe(obstacle);
  });
});

describe('an application is refused', () => {
  const unready = { ...ready, hasProfile: false };

  it.each([
    ['private', { ...open, visibility: 'private' }],
    ['in progress', { ...open, status: 'in_progress' }],
    ['completed', { ...open, status: 'completed' }],
    ['cancelled', { ...open, status: 'cancelled' }],
  ] as const)(
    'for a project that is %s as if there were none, before anything else',
    (_, project) => {
      expect(refusalToSubmit(project, unready)).toBe('PROJECT_NOT_FOUND');
      expect(refusalToSubmit({ ...project, hasApplied: true }, unready)).toBe('ALREADY_APPLIED');
    },
  );

  it('for an open project by what the consultant has to do first, then for having applied', () => {
    expect(refusalToSubmit({ ...open, hasApplied: true }, unready)).toBe('PROFILE_REQUIRED');
    expect(refusalToSubmit({ ...open, hasApplied: true }, ready)).toBe('ALREADY_APPLIED');
  });

  it('not at all when everything is in place', () => {
    expect(refusalToSubmit(open, ready)).toBeNull();
  });
});

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
type State = Parameters<typeof whatClientCanDo>[0];
const state = (changes: Partial<State>): State => ({
  status: 'pending',
  projectStatus: 'open',
  rejectedBecause: null,
  decidedAt: null,
  undecidedAt: null,
  askedBackAt: null,
  undoAskedBy: null,
  proposedBy: null,
  isBeingApproved: false,
  ...changes,
});
const possible = (changes: Partial<State>): string[] =>
  [
    ...Object.entries(whatClientCanDo(state(changes), now)).map(([act, is]) => ['client', act, is]),
    ...Object.entries(whatApplicantCanDo(state(changes), now)).map(([act, is]) => [
      'consultant',
      act,
      is,
    ]),
  ].flatMap(([side, act, is]) => (is ? [`${side} ${act}`] : []));

it('only a pending application can be decided or withdrawn, and accepted only for an open project', () => {
  const acts = ['client accept', 'client decline', 'consultant withdraw'];
  for (const status of applicationStatuses.values) {
    for (const projectStatus of projectStatuses.values) {
      const decidable = possible({ status, projectStatus }).filter((act) => acts.includes(act));
      const expected = status === 'pending' ? acts : [];
      const isOpen = projectStatus === 'open';
      expect(decidable, `${status}, project ${projectStatus}`).toEqual(
        isOpen ? expected : expected.filter((act) => act !== 'client accept'),
      );
    }
  }
});

it('what waits for an approval is not accepted, but can be declined and withdrawn', () => {
  expect(possible({ isBeingApproved: true })).toEqual([
    ...['client decline', 'client tellUndecided', 'consultant withdraw'],
  ]);
});

it('a client says that nothing is decided once in seven days, while the application is pending', () => {
  expect(possible({})).toContain('client tellUndecided');
  expect(possible({ undecidedAt: daysAgo(6) })).not.toContain('client tellUndecided');
  expect(possible({ undecidedAt: daysAgo(7) })).toContain('client tellUndecided');
  expect(possible({ projectStatus: 'in_progress' })).not.toContain('client tellUndecided');
  expect(possible({ status: 'rejected' })).not.toContain('client tellUndecided');
});

describe('an accepted application', () => {
  const accepted = { status: 'accepted', projectStatus: 'in_progress' } as const;

  it('is undone by both within 14 days while its project is in progress', () => {
    expect(possible({ ...accepted, decidedAt: daysAgo(14) })).toEqual([
      'client undo',
      'consultant undo',
    ]);
    expect(possible({ ...accepted, decidedAt: daysAgo(15) })).toEqual([]);
    expect(possible({ ...accepted, projectStatus: 'completed', decidedAt: now })).toEqual([]);
  });

  it('is not undone, and no question about it answered, while one side proposes completion', () => {
    const proposed = { ...accepted, decidedAt: now, proposedBy: 'client' } as const;
    expect(possible(proposed)).toEqual([]);
    expect(possible({ ...proposed, undoAskedBy: 'client' })).toEqual([]);
  });

  it('that one side asks to undo is undone by the other, or kept by either', () => {
    const asked = { ...accepted, decidedAt: daysAgo(1), undoAskedBy: 'client' } as const;
    expect(possible(asked)).toEqual(['client keep', 'consultant undo', 'consultant keep']);
    expect(possible({ ...asked, undoAskedBy: 'consultant' })).toEqual([
      'client undo',
      'client keep',
      'consultant keep',
    ]);
  });
});

describe('a rejected application', () => {
  const passedOver = { status: 'rejected', rejectedBecause: 'another-accepted' } as const;

  it('of an applicant who was passed over is asked back once, while the project is open', () => {
    expect(possible(passedOver)).toEqual(['client askBack']);
    expect(possible({ ...passedOver, projectStatus: 'in_progress' })).toEqual([]);
    expect(possible({ ...passedOver, rejectedBecause: 'declined' })).toEqual([]);
  });

  it('that is asked back stands again or is withdrawn by its consultant', () => {
    const askedBack = { ...passedOver, askedBackAt: daysAgo(1) };
    expect(possible(askedBack)).toEqual(['consultant withdraw', 'consultant standAgain']);
    expect(possible({ ...askedBack, projectStatus: 'in_progress' })).toEqual([]);
  });
});

describe('an invitation that waits', () => {
  const invitationId = toInvitationId('3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1');
  const invited = { ...open, invitationId };

  it('lets its consultant read an open private project and apply to it', () => {
    const project = { ...invited, visibility: 'private' } as const;
    expect(canReadToApply(project)).toBe(true);
    expect(refusalToSubmit(project, ready)).toBeNull();
    expect(refusalToSubmit(project, { ...ready, isSubscribed: false })).toBe(
      'SUBSCRIPTION_REQUIRED',
    );
    expect(canReadToApply({ ...project, invitationId: null })).toBe(false);
  });

  it.each(['in_progress', 'completed', 'cancelled'] as const)(
    'lets no one into a project that is %s',
    (status) => {
      for (const visibility of ['public', 'private'] as const) {
        const project = { ...invited, status, visibility };
        expect(canReadToApply(project)).toBe(false);
        expect(refusalToSubmit(project, ready)).toBe('PROJECT_NOT_FOUND');
      }
    },
  );
});
