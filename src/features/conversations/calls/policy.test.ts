import { describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import type { ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import { clientViewer, consultantViewer } from '#tests/support/viewers.ts';
import { type CallState, callStates } from './contract/call-views.ts';
import {
  type CallEligibility,
  isOpen,
  mayAnswer,
  mayCancel,
  readsByFeed,
  seesCall,
  seesTimes,
} from './policy.ts';

const proposer: ApprovedClientViewer = { ...clientViewer, isApproved: true };
const other: ConsultantViewer = { ...consultantViewer, userId: toUserId(crypto.randomUUID()) };
const third: ConsultantViewer = { ...consultantViewer, userId: toUserId(crypto.randomUUID()) };
const now = new Date('2026-11-24T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const call = (changes: Partial<CallEligibility> = {}): CallEligibility => ({
  state: 'proposed',
  clientId: proposer.userId,
  companyId: proposer.company.companyId,
  consultantId: other.userId,
  actedBy: proposer.userId,
  isWithheld: false,
  waiting: 2,
  startsAt: null,
  endsAt: null,
  ...changes,
});
const fixed = (changes: Partial<CallEligibility> = {}) =>
  call({ state: 'fixed', waiting: 0, startsAt: later(30), endsAt: later(60), ...changes });
const statesIn = (is: (state: CallState) => boolean) => callStates.filter(is);

describe('a call', () => {
  it('is seen by its two people, whatever has become of it', () => {
    for (const state of callStates) {
      expect(seesCall(proposer, call({ state }))).toBe(true);
      expect(seesCall(other, call({ state }))).toBe(true);
      expect(seesCall(third, call({ state }))).toBe(false);
    }
  });

  it('that was withheld is seen by its proposer alone, until it was fixed or declined', () => {
    const isWithheld = true;
    const unseen = statesIn((state) => !seesCall(other, call({ state, isWithheld })));
    expect(unseen).toEqual(['proposed', 'fixed', 'cancelled']);
    expect(seesCall(other, fixed({ isWithheld }))).toBe(true);
    expect(seesCall(proposer, call({ isWithheld }))).toBe(true);
    expect(seesCall(third, call({ isWithheld, actedBy: third.userId }))).toBe(false);
  });

  it('is open while it is proposed or fixed, and up to its end', () => {
    expect(statesIn((state) => isOpen(call({ state }), now))).toEqual(['proposed', 'fixed']);
    expect(isOpen(fixed({ endsAt: later(1) }), now)).toBe(true);
    expect(isOpen(fixed({ endsAt: now }), now)).toBe(false);
    expect(isOpen(fixed({ endsAt: later(-1) }), now)).toBe(false);
  });
});

describe('times that wait', () => {
  it('are seen by both, and by their proposer alone where they were withheld', () => {
    expect([seesTimes(proposer, call()), seesTimes(other, call())]).toEqual([true, true]);
    const withheld = call({ isWithheld: true });
    expect([seesTimes(proposer, withheld), seesTimes(other, withheld)]).toEqual([true, false]);
    expect(seesTimes(proposer, call({ waiting: 0 }))).toBe(false);
  });

  it('are answered by whom they were proposed to, while the call is open', () => {
    expect(mayAnswer(other, call(), now)).toBe(true);
    expect(mayAnswer(other, fixed({ waiting: 1 }), now)).toBe(true);
    expect(mayAnswer(proposer, call(), now)).toBe(false);
    expect(mayAnswer(other, fixed(), now)).toBe(false);
    expect(mayAnswer(other, call({ isWithheld: true }), now)).toBe(false);
    expect(mayAnswer(other, call({ state: 'declined' }), now)).toBe(false);
    expect(mayAnswer(other, fixed({ waiting: 1, endsAt: now }), now)).toBe(false);
  });
});

describe('taking a call back', () => {
  it('is its proposer’s while it is proposed, and either side’s when it is fixed', () => {
    const who = (some: CallEligibility) => [
      mayCancel(proposer, some, now),
      mayCancel(other, some, now),
    ];
    expect(who(call())).toEqual([true, false]);
    expect(who(fixed())).toEqual([true, true]);
    expect(who(fixed({ endsAt: now }))).toEqual([false, false]);
    expect(who(call({ state: 'declined' }))).toEqual([false, false]);
    expect(who(call({ state: 'cancelled' }))).toEqual([false, false]);
  });
});

describe('a calendar', () => {
  it('reads the calls of anyone who could read them here', () => {
    const there = { approved_at: now, suspended_at: null, leaving_at: null };
    const standings = {
      there,
      'not approved': { ...there, approved_at: null },
      suspended: { ...there, suspended_at: now },
      leaving: { ...there, leaving_at: now },
    };
    const read = (userType: 'client' | 'consultant') =>
      Object.entries(standings).flatMap(([name, eligibility]) =>
        readsByFeed({ ...eligibility, userType }) ? [name] : [],
      );
    expect(read('client')).toEqual(['there']);
    expect(read('consultant')).toEqual(['there', 'not approved']);
  });
});
