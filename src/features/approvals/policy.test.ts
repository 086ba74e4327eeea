import { describe, expect, it } from 'vitest';
import { type ApprovalCandidate, judgeApproval } from './policy.ts';

const client: ApprovalCandidate = {
  userType: 'client',
  isConfirmed: true,
  isApproved: false,
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

  it('changes nothing for somebody who is approved', () => {
    expect(judgeApproval({ ...client, isApproved: true })).toBe('approved-already');
    expect(judgeApproval({ ...consultant, isApproved: true, hasProfile: false })).toBe(
      'approved-already',
    );
  });

  it('finds no account that is not confirmed', () => {
    expect(judgeApproval({ ...client, isConfirmed: false })).toBe('not-found');
    expect(judgeApproval(undefined)).toBe('not-found');
  });
});
