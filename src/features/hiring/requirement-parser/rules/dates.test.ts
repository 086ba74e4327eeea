import { describe, expect, it } from 'vitest';
import { dateAtStart } from './dates.ts';
import { dayAt, easterOf, lastOfMonth } from './days.ts';

const wednesday = '2026-11-25';
const monday = '2026-11-23';

const read = (text: string, today = wednesday, isAfterIn = false) => {
  const found = dateAtStart(text, today, { isAfterIn });
  return found && [found.days.from, found.days.to];
};

describe('a date that a text begins with', () => {
  it.each([
    ['2027-01-04', '2027-01-04', '2027-01-04'],
    ['25/12/2026', '2026-12-25', '2026-12-25'],
    ['12/25/2026', '2026-12-25', '2026-12-25'],
    ['4.4.2027', '2027-04-04', '2027-04-04'],
    ['the 4th of January', '2027-01-04', '2027-01-04'],
    ['25 November', '2026-11-25', '2026-11-25'],
    ['24 November', '2027-11-24', '2027-11-24'],
    ['Jan. 4th, 2028', '2028-01-04', '2028-01-04'],
    ['January', '2027-01-01', '2027-01-31'],
    ['November', '2026-11-01', '2026-11-30'],
    ['October', '2027-10-01', '2027-10-31'],
    ['end of January', '2027-01-31', '2027-01-31'],
    ['end of February 2028', '2028-02-29', '2028-02-29'],
    ['late January', '2027-01-20', '2027-01-31'],
    ['mid-January', '2027-01-10', '2027-01-20'],
    ['the start of January', '2027-01-01', '2027-01-01'],
    ['beginning of March 2028', '2028-03-01', '2028-03-01'],
    ['early January', '2027-01-01', '2027-01-10'],
    ['Friday', '2026-11-27', '2026-11-27'],
    ['next Wednesday', '2026-12-02', '2026-12-02'],
    ['this week', '2026-11-25', '2026-11-27'],
    ['next week', '2026-11-30', '2026-12-04'],
    ['this month', '2026-11-25', '2026-11-30'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['the end of the week', '2026-11-27', '2026-11-27'],
    ['end of next week', '2026-12-04', '2026-12-04'],
    ['end of this month', '2026-11-30', '2026-11-30'],
    ['end of next month', '2026-12-31', '2026-12-31'],
    ['end of year', '2026-12-31', '2026-12-31'],
    ['end of the calendar year', '2026-12-31', '2026-12-31'],
    ['end of next year', '2027-12-31', '2027-12-31'],
    ['Christmas', '2026-12-25', '2026-12-25'],
    ['xmas', '2026-12-25', '2026-12-25'],
    ['New Year’s Day', '2027-01-01', '2027-01-01'],
    ['Easter', '2027-03-28', '2027-03-28'],
    ['tomorrow', '2026-11-26', '2026-11-26'],
    ['tonight', '2026-11-25', '2026-11-25'],
  ])('“%s” is from %s to %s', (text, from, to) => {
    expect(read(text)).toEqual([from, to]);
    expect(read(`${text}, please`)).toEqual([from, to]);
    expect(dateAtStart(`${text}!`, wednesday)?.length).toBe(text.length);
  });

  it.each(['3/4/2027', '13.13.2027', '30 February', '2027-02-30', '31 April 2027', 'soon', ''])(
    '“%s” is none, or not one alone',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('is a week ahead where the day of the week is today', () => {
    expect(read('Monday', monday)).toEqual(['2026-11-30', '2026-11-30']);
    expect(read('this week', monday)).toEqual(['2026-11-23', '2026-11-27']);
    expect(read('next week', monday)).toEqual(['2026-11-30', '2026-12-04']);
  });

  it.each(['2026-11-28', '2026-11-29'])('reads a week on %s, at its end', (weekendDay) => {
    expect(read('this week', weekendDay)).toEqual([weekendDay, '2026-11-29']);
    expect(read('the end of the week', weekendDay)).toEqual(['2026-11-29', '2026-11-29']);
    expect(read('next week', weekendDay)).toEqual(['2026-11-30', '2026-12-04']);
  });

  it('is the Easter that is not over', () => {
    expect(read('Easter', '2026-03-01')).toEqual(['2026-04-05', '2026-04-05']);
    expect(read('Easter', '2026-04-05')).toEqual(['2026-04-05', '2026-04-05']);
    expect(read('Easter', '2026-04-06')).toEqual(['2027-03-28', '2027-03-28']);
  });

  it('may be counted from today, after the word “in” alone', () => {
    expect(read('3 days', wednesday, true)).toEqual(['2026-11-28', '2026-11-28']);
    expect(read('two weeks’ time', wednesday, true)).toEqual(['2026-12-09', '2026-12-09']);
    expect(read('a month', wednesday, true)).toEqual(['2026-12-25', '2026-12-25']);
    expect(read('3 weeks ago', wednesday, true)).toBeNull();
    expect(read('3 days')).toBeNull();
  });
});

describe('the calendar', () => {
  it('has each day that it has, and no other', () => {
    expect(dayAt(2028, 2, 29)).toBe('2028-02-29');
    expect(dayAt(2027, 2, 29)).toBeNull();
    expect(dayAt(2027, 13, 1)).toBeNull();
    expect(dayAt(2027, 0, 1)).toBeNull();
    expect(dayAt(2027, 1, 0)).toBeNull();
    expect([lastOfMonth(2027, 2), lastOfMonth(2027, 12)]).toEqual(['2027-02-28', '2027-12-31']);
  });

  it.each([
    ...['1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2000-04-23', '2024-03-31'],
    ...['2025-04-20', '2026-04-05', '2038-04-25', '2049-04-18', '2076-04-19', '2285-03-22'],
  ])('has Easter on %s', (day) => {
    expect(easterOf(Number(day.slice(0, 4)))).toBe(day);
  });
});
