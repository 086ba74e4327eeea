import { describe, expect, it } from 'vitest';
import { memberRoles, toCompanyId } from '#access/company.ts';
import { toUserId } from '#access/user.ts';
import type { ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import { clientViewer } from '#tests/support/viewers.ts';
import {
  canWriteFirst,
  isOnSideOf,
  isSharedWith,
  isThere,
  mayKnowFully,
  mayWriteByRole,
  obstacleToWrite,
  takesPart,
} from './policy.ts';

const client: ApprovedClientViewer = { ...clientViewer, isApproved: true };
const consultant: ConsultantViewer = { ...client, userType: 'consultant', company: null };
const someone = toUserId(crypto.randomUUID());
const then = new Date('2026-11-23T10:00:00Z');
const later = new Date('2026-11-23T10:00:01Z');
const there = { approved_at: then, suspended_at: null, leaving_at: null };

describe('a thread', () => {
  const { companyId } = client.company;
  const another = toCompanyId(crypto.randomUUID());

  it('is that of a company and of a consultant, for those who act for the company', () => {
    expect(takesPart(client, { companyId, consultantId: someone })).toBe(true);
    expect(takesPart(client, { companyId: another, consultantId: client.userId })).toBe(false);
    expect(takesPart(consultant, { companyId: another, consultantId: client.userId })).toBe(true);
    expect(takesPart(consultant, { companyId, consultantId: someone })).toBe(false);
  });

  it('has the members of the company on one side, and the consultant on the other', () => {
    const thread = { consultantId: consultant.userId };
    expect(isOnSideOf(client, someone, thread)).toBe(true);
    expect(isOnSideOf(client, consultant.userId, thread)).toBe(false);
    expect(isOnSideOf(consultant, consultant.userId, thread)).toBe(true);
    expect(isOnSideOf(consultant, someone, thread)).toBe(false);
  });

  it('is written in by a member whose role allows it, and by a consultant', () => {
    const writes = memberRoles.filter((role) =>
      mayWriteByRole({ ...client, company: { ...client.company, role } }),
    );
    expect(writes).toEqual(['owner', 'hiring']);
    expect(mayWriteByRole(consultant)).toBe(true);
  });
});

describe('writing', () => {
  it('needs an approval, no one blocked, and a user who is there', () => {
    const away = { approved_at: null, suspended_at: null, leaving_at: null };
    expect(obstacleToWrite(client, { hasBlocked: false, other: there })).toBeNull();
    expect(obstacleToWrite(client, { hasBlocked: true, other: away })).toBe('blocked');
    expect(obstacleToWrite(client, { hasBlocked: false, other: away })).toBe('away');
    expect(
      obstacleToWrite({ ...consultant, isApproved: false }, { hasBlocked: true, other: there }),
    ).toBe('not-approved');
    expect(isThere({ approved_at: then, suspended_at: then, leaving_at: null })).toBe(false);
    expect(isThere({ approved_at: then, suspended_at: null, leaving_at: then })).toBe(false);
  });

  it.each([
    [client, 'consultant', true, false, true],
    [client, 'consultant', false, true, false],
    [client, 'client', true, true, false],
    [consultant, 'client', false, true, true],
    [consultant, 'client', true, false, false],
    [consultant, 'consultant', true, true, false],
  ] as const)('first: %#', (person, userType, isListed, hasTie, expected) => {
    expect(canWriteFirst(person, { userType, isListed, hasTie })).toBe(expected);
  });
});

describe('the full name', () => {
  it('is known by an accepted application, or by being shared', () => {
    expect(mayKnowFully({ hasAccepted: false, hasShared: false })).toBe(false);
    expect(mayKnowFully({ hasAccepted: true, hasShared: false })).toBe(true);
    expect(mayKnowFully({ hasAccepted: false, hasShared: true })).toBe(true);
  });

  it('that is shared after a block does not reach the one who has blocked', () => {
    expect(isSharedWith({ blockedAt: null }, { sharedAt: null })).toBe(false);
    expect(isSharedWith({ blockedAt: null }, { sharedAt: then })).toBe(true);
    expect(isSharedWith({ blockedAt: later }, { sharedAt: then })).toBe(true);
    expect(isSharedWith({ blockedAt: then }, { sharedAt: then })).toBe(false);
    expect(isSharedWith({ blockedAt: then }, { sharedAt: later })).toBe(false);
  });
});
