import { describe, expect, it } from 'vitest';
import { trialEndFor, trialMailbox } from './trial.ts';

const at = (time: string): Date => new Date(time);

describe('the free trial', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2027-02-21T10:00:00Z'],
    ['2026-11-30T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2027-11-30T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', '2028-05-29T10:00:00Z'],
    ['2027-03-31T23:59:59Z', '2027-06-30T23:59:59Z'],
    ['2026-12-31T23:59:59Z', '2027-03-31T23:59:59Z'],
  ])('that starts at %s ends at %s', (start, end) => {
    expect(trialEndFor(null, at(start))).toEqual(at(end));
  });

  it.each([
    ['Ada@Example.test', 'ada@example.test'],
    ['ada+again@example.test', 'ada@example.test'],
    ['ada+a+b@example.test', 'ada@example.test'],
    [' ada@example.test ', 'ada@example.test'],
    ['a.da@example.test', 'a.da@example.test'],
    ['"ada@home"@example.test', '"ada@home"@example.test'],
  ])('of %s is that of %s', (address, mailbox) => {
    expect(trialMailbox(address)).toBe(mailbox);
  });

  it('is given once', () => {
    expect(trialEndFor(at('2025-01-01T00:00:00Z'), at('2026-11-21T10:00:00Z'))).toBeUndefined();
  });
});
