import { describe, expect, it } from 'vitest';
import { dayAhead, isPastAnew, whenToAsk } from './available-from.ts';

const at = (time: string) => new Date(time);
const named = (timezone: 'gmt' | 'pst' | 'Pacific/Auckland', availableFrom = '2027-01-03') => ({
  ...{ availableFrom, timezone },
});

describe('the day from which a consultant is available', () => {
  it('is shown until it comes, and not from its midnight on', () => {
    expect(dayAhead(named('gmt'), at('2027-01-02T23:59:59Z'))).toBe('2027-01-03');
    expect(dayAhead(named('gmt'), at('2027-01-03T00:00:00Z'))).toBeNull();
    expect(dayAhead(named('gmt'), at('2027-06-01T00:00:00Z'))).toBeNull();
    expect(
      dayAhead({ availableFrom: null, timezone: 'gmt' }, at('2027-01-01T00:00:00Z')),
    ).toBeNull();
  });

  it('comes where the consultant lives, before or after it does elsewhere', () => {
    expect(dayAhead(named('Pacific/Auckland'), at('2027-01-02T10:59:59Z'))).toBe('2027-01-03');
    expect(dayAhead(named('Pacific/Auckland'), at('2027-01-02T11:00:00Z'))).toBeNull();
    expect(dayAhead(named('pst'), at('2027-01-03T07:59:59Z'))).toBe('2027-01-03');
    expect(dayAhead(named('pst'), at('2027-01-03T08:00:00Z'))).toBeNull();
  });

  it('can be today and not a day before, unless that is stored', () => {
    const now = at('2027-01-03T12:00:00Z');
    expect(isPastAnew(named('gmt', '2027-01-03'), null, now)).toBe(false);
    expect(isPastAnew(named('gmt', '2027-01-02'), null, now)).toBe(true);
    expect(isPastAnew(named('gmt', '2027-01-02'), '2027-01-01', now)).toBe(true);
    expect(isPastAnew(named('gmt', '2027-01-02'), '2027-01-02', now)).toBe(false);
    expect(isPastAnew({ availableFrom: null, timezone: 'gmt' }, '2027-01-02', now)).toBe(false);
    // Still yesterday in Los Angeles, already tomorrow in Auckland.
    expect(isPastAnew(named('pst', '2027-01-02'), null, at('2027-01-03T05:00:00Z'))).toBe(false);
    expect(isPastAnew(named('Pacific/Auckland', '2027-01-03'), null, now)).toBe(true);
  });

  it('is asked about at nine in the morning where the consultant lives, if it is ahead', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(whenToAsk(named('gmt'), now)).toEqual(at('2027-01-03T09:00:00Z'));
    expect(whenToAsk(named('gmt', '2027-07-03'), now)).toEqual(at('2027-07-03T08:00:00Z'));
    expect(whenToAsk(named('pst'), now)).toEqual(at('2027-01-03T17:00:00Z'));
    expect(whenToAsk(named('Pacific/Auckland'), now)).toEqual(at('2027-01-02T20:00:00Z'));
    expect(whenToAsk(named('gmt', '2026-11-21'), at('2026-11-21T07:00:00Z'))).toBeNull();
    expect(whenToAsk({ availableFrom: null, timezone: 'gmt' }, now)).toBeNull();
  });
});
