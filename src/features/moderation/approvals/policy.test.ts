import { describe, expect, it } from 'vitest';
import { type ApprovalCandidate, judgeApproval, judgeRefusal, refusalToSuspend } from './policy.ts';

const client: ApprovalCandidate = {
  userType: 'client',
  isConfirmed: true,
  isApproved: false,
  isSuspended: false,
  hasProfile: false,
};
const consultant: ApprovalCandidate = { ...client, userType: 'consultant', hasProfile: true };

describe('approving', () => {
  it('is for confirmed clients, and for confirmed consultants with a profile', () => {
    expect(judgeApproval(client)).toBe('approve');
    expect(judgeApproval(consultant)).toBe('approve');
  });

  it('waits for a consultant to fill in the profile', () => {
    expect(judgeApproval({ ...consultant, hasProfile: false })).toBe('profile-required');
  });

  it('changes nothing for a user who is approved', () => {
    expect(judgeApproval({ ...client, isApproved: true })).toBe('approved-already');
    expect(judgeApproval({ ...consultant, isApproved: true, hasProfile: false })).toBe(
      'approved-already',
    );
  });

  it('waits until a suspension is lifted', () => {
    expect(judgeApproval({ ...client, isSuspended: true })).toBe('suspended');
    expect(judgeApproval({ ...client, isSuspended: true, isApproved: true })).toBe('suspended');
  });

  it('finds no account that is not confirmed', () => {
    expect(judgeApproval({ ...client, isConfirmed: false })).toBe('not-found');
    expect(judgeApproval(undefined)).toBe('not-found');
  });
});

describe('saying no', () => {
  it('refuses who waits, takes an approval back, and is said once', () => {
    expect(judgeRefusal({ isApproved: false, isRefused: false })).toBe('account-refused');
    expect(judgeRefusal({ isApproved: true, isRefused: false })).toBe('approval-revoked');
    expect(judgeRefusal({ isApproved: false, isRefused: true })).toBeNull();
  });
});

describe('suspending', () => {
  const account = { isSuspended: false, isAdmin: false };

  it('is for everyone but admins, and once', () => {
    expect(refusalToSuspend(account)).toBeNull();
    expect(refusalToSuspend({ ...account, isSuspended: true })).toBe('ACCOUNT_STATE');
    expect(refusalToSuspend({ ...account, isAdmin: true })).toBe('IS_ADMIN');
  });
});
