import { describe, expect, it } from 'vitest';
import { placeOfZone, timeIn, timeWithZone } from './zones.ts';

const winter = new Date('2026-11-24T14:30:00Z');

describe('a zone', () => {
  it('is called by its place', () => {
    expect(placeOfZone('Europe/Berlin')).toBe('Berlin');
    expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(placeOfZone('UTC')).toBe('UTC');
  });
});

describe('a time', () => {
  it('is read off the clock of a zone', () => {
    expect(timeIn('Europe/Berlin', winter)).toBe('Tue, 24 Nov 2026, 15:30');
    expect(timeIn('America/New_York', winter)).toBe('Tue, 24 Nov 2026, 09:30');
    expect(timeIn('UTC', new Date('2026-11-24T00:05:00Z'))).toBe('Tue, 24 Nov 2026, 00:05');
  });

  it('says its zone', () => {
    expect(timeWithZone('Europe/Berlin', winter)).toBe('Tue, 24 Nov 2026, 15:30 (Berlin, GMT+1)');
    expect(timeWithZone('UTC', winter)).toBe('Tue, 24 Nov 2026, 14:30 (UTC, GMT+0)');
    // Once, where its place is called like that.
    expect(timeWithZone('Etc/GMT+0', winter)).toBe('Tue, 24 Nov 2026, 14:30 (GMT+0)');
  });
});
