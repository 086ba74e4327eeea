import { describe, expect, it } from 'vitest';
import { readerClock } from './reader-clock.ts';

describe('the clock of a reader', () => {
  it('says one moment as the day and time it is where they are', () => {
    const moment = '2026-11-23T23:30:00.000Z';
    const [london, kolkata, honolulu] = ['Europe/London', 'Asia/Kolkata', 'Pacific/Honolulu'].map(
      (zone) => readerClock(zone),
    );
    expect([london?.dayOf(moment), london?.timeOf(moment)]).toEqual(['2026-11-23', '23:30']);
    expect([kolkata?.dayOf(moment), kolkata?.timeOf(moment)]).toEqual(['2026-11-24', '05:00']);
    expect([honolulu?.dayOf(moment), honolulu?.timeOf(moment)]).toEqual(['2026-11-23', '13:30']);
    expect(kolkata?.inFull(moment)).toBe('24 November 2026, 05:00');
  });

  it('goes with the clocks that are put back, and by half an hour', () => {
    const berlin = readerClock('Europe/Berlin');
    expect(berlin.timeOf('2026-10-25T00:30:00.000Z')).toBe('02:30');
    expect(berlin.timeOf('2026-10-25T01:30:00.000Z')).toBe('02:30');
    const lordHowe = readerClock('Australia/Lord_Howe');
    expect(lordHowe.timeOf('2026-10-03T15:29:00.000Z')).toBe('01:59');
    expect(lordHowe.timeOf('2026-10-03T15:30:00.000Z')).toBe('02:30');
  });

  it('says midnight as the beginning of its day', () => {
    expect(readerClock('Europe/London').timeOf('2026-11-23T00:00:00.000Z')).toBe('00:00');
  });

  it('calls days by their distance, then by their name, then by their date', () => {
    const clock = readerClock('Europe/London', '2026-11-23');
    expect(clock.dayInWords('2026-11-23T08:00:00.000Z')).toBe('Today');
    expect(clock.dayInWords('2026-11-22T08:00:00.000Z')).toBe('Yesterday');
    expect(clock.dayInWords('2026-11-20T08:00:00.000Z')).toBe('Friday 20 November');
    expect(clock.dayInWords('2025-11-20T08:00:00.000Z')).toBe('20 November 2025');
    expect(readerClock('Europe/London', '2026-03-01').dayInWords('2026-02-28T08:00:00.000Z')).toBe(
      'Yesterday',
    );
  });

  it('says from when to when, on its own clock', () => {
    const clock = readerClock('America/New_York', '2026-11-23');
    expect(clock.spanInWords('2026-11-24T15:00:00.000Z', '2026-11-24T15:30:00.000Z')).toBe(
      'Tuesday 24 November, 10:00 to 10:30',
    );
    expect(clock.spanInWords('2027-01-05T01:00:00.000Z', '2027-01-05T02:00:00.000Z')).toBe(
      'Monday 4 January 2027, 20:00 to 21:00',
    );
  });

  it('says as little in a list as tells days apart', () => {
    const clock = readerClock('Europe/London', '2026-11-23');
    expect(clock.inShort('2026-11-23T08:05:00.000Z')).toBe('08:05');
    expect(clock.inShort('2026-11-20T08:05:00.000Z')).toBe('20 Nov');
    expect(clock.inShort('2025-11-20T08:05:00.000Z')).toBe('20 Nov 2025');
  });

  it.each([undefined, 'Etc/Unknown'])('is in UTC and says so, where the zone is %s', (zone) => {
    const clock = readerClock(zone);
    expect(clock.timeOf('2026-11-23T08:05:00.000Z')).toBe('08:05 UTC');
    expect(clock.dayInWords('2026-11-23T08:05:00.000Z')).toBe('23 November 2026');
  });
});
