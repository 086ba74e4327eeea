import { expect, it } from 'vitest';
import { sayClaims } from '#features/site-operations/site-settings/rules/said-claims.ts';
import { showClaims } from '#features/site-operations/site-settings/rules/shown-claims.ts';
import { vettingClaim } from './vetting-claim.ts';

const measuredAt = new Date('2026-11-23T12:00:00Z');
const said = (measured: { value: number; cases: number } | null, isDemo = false) =>
  vettingClaim(
    sayClaims(
      showClaims({}, measured ? { checkedConsultants: { ...measured, measuredAt } } : {}, isDemo),
    ),
  );

it('says that every consultant is checked only where every one was', () => {
  expect(said({ value: 100, cases: 5 })).toBe(
    'A person reads every consultant’s profile against a published checklist before it is approved (counted over approved consultants, 23\u00a0Nov\u00a02026).',
  );
  expect(said({ value: 83, cases: 6 })).toBe(
    'An admin approves each consultant. For 83% (counted over approved consultants, 23\u00a0Nov\u00a02026), every point of a published checklist was checked first.',
  );
});

it.each([null, { value: 100, cases: 4 }, { value: 0, cases: 1 }])(
  'names the mechanism alone where nothing can be said of all: %j',
  (measured) => {
    expect(said(measured)).toBe(
      'An admin approves each consultant, with a published checklist at hand.',
    );
  },
);

it('says in a demo what the text says, until an approval contradicts it', () => {
  expect(said(null, true)).toMatch(/^A person reads every consultant’s profile/);
  expect(said({ value: 50, cases: 2 }, true)).toMatch(/^An admin approves each consultant,/);
});
