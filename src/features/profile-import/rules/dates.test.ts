import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpan, readEnd, readMonth } from './month.ts';
import { yearsOfExperience } from './years-of-experience.ts';

const month = (year: number, number: number | null = null) => ({ year, month: number });

describe('a date of a working life', () => {
  it.each([
    ['Jan 2020', 2020, 1],
    ['January 2020', 2020, 1],
    ['Sept 2019', 2019, 9],
    ['1 Mar 2018', 2018, 3],
    ['2020-01', 2020, 1],
    ['2020-01-31', 2020, 1],
    ['2020-01-31T00:00:00Z', 2020, 1],
    ['01/2020', 2020, 1],
    ['3.2020', 2020, 3],
    [' 12.2020 ', 2020, 12],
    ['Januar 2020', 2020, 1],
    ['Mär. 2021', 2021, 3],
    ['janv. 2020', 2020, 1],
    ['août 2018', 2018, 8],
    ['enero de 2017', 2017, 1],
    ['maart 2016', 2016, 3],
    [' 2020 ', 2020, null],
  ])('is read as it is written: %s', (text, year, number) => {
    expect(readMonth(text)).toEqual(month(year, number));
  });

  it.each([
    '',
    '13/2020',
    '00/2020',
    '2020-13',
    '1899',
    '2101',
    'soon',
    'Smarch 2020',
    '20200',
    '1.12.2020',
    '3.20201',
  ])('is nothing else: %s', (text) => {
    expect(readMonth(text)).toBeNull();
  });

  it.each(['Present', 'today', 'heute', "aujourd'hui", 'actualidad', 'heden'])(
    'may be today: %s',
    (text) => {
      expect(readEnd(text)).toBe('now');
    },
  );
});

describe('a span of time in a line', () => {
  it.each([
    ['January 2020 - Present (4 years 11 months)', month(2020, 1), 'now', ''],
    [
      'Lead consultant, Example Ltd | 03/2018 – 12/2020',
      month(2018, 3),
      month(2020, 12),
      'Lead consultant, Example Ltd',
    ],
    ['2016 – 2018 Example', month(2016), month(2018), 'Example'],
    ['janv. 2017 - août 2018', month(2017, 1), month(2018, 8), ''],
    ['Mär. 2017 bis heute', month(2017, 3), 'now', ''],
    ['Nov 2021 to Dec 2022', month(2021, 11), month(2022, 12), ''],
  ])('is found: %s', (line, start, end, rest) => {
    expect(findSpan(line)).toEqual({ start, end, rest });
  });

  it.each(['Since 2020', 'Phone 2018-19-20', 'Moved 2000 to 3000 rows', ''])(
    'is none: %s',
    (line) => {
      expect(findSpan(line)).toBeNull();
    },
  );
});

describe('years of experience', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const years = (...spans: Parameters<typeof yearsOfExperience>[0]) =>
    yearsOfExperience(spans, now);
  const from = (start: ReturnType<typeof month>, end: ReturnType<typeof month> | 'now' | null) => ({
    start,
    end,
  });

  it('count times that overlap once, and gaps not at all', () => {
    expect(years(from(month(2010, 1), month(2014, 12)))).toBe(5);
    expect(
      years(from(month(2010, 1), month(2014, 12)), from(month(2012, 1), month(2015, 12))),
    ).toBe(6);
    expect(
      years(from(month(2010, 1), month(2010, 12)), from(month(2020, 1), month(2020, 12))),
    ).toBe(2);
    expect(years(from(month(2010, 1), month(2014, 12)), from(month(2011, 1), month(2011, 6)))).toBe(
      5,
    );
  });

  it('last until today where work goes on, by the clock that is passed in', () => {
    expect(years(from(month(2020, 12), 'now'))).toBe(6);
    expect(years(from(month(2020, 12), 'now'), from(month(2030, 1), month(2031, 1)))).toBe(6);
    expect(
      yearsOfExperience([from(month(2020, 12), 'now')], new Date('2026-10-31T23:59:59Z')),
    ).toBe(5);
    // An end that lies ahead is not reached yet.
    expect(years(from(month(2025, 12), month(2040, 1)))).toBe(1);
  });

  it('are no more than is sure where only years are known', () => {
    expect(years(from(month(2018), month(2020)))).toBe(2);
    expect(years(from(month(2018), month(2018)))).toBeNull();
  });

  it('are unknown without a beginning, without an end, and of what lies ahead', () => {
    expect(years()).toBeNull();
    expect(years({ start: null, end: 'now' })).toBeNull();
    expect(years(from(month(2018, 1), null))).toBeNull();
    expect(years(from(month(2027, 1), 'now'))).toBeNull();
    expect(years(from(month(2020, 5), month(2019, 1)))).toBeNull();
  });

  it('are never more than from the first day to the last, nor less than the longest work', () => {
    const anySpan = fc
      .tuple(
        fc.integer({ min: 1960, max: 2025 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 400 }),
      )
      .map(([year, start, months]) => {
        const last = year * 12 + start - 1 + months;
        return {
          first: year * 12 + start - 1,
          last,
          start: month(year, start),
          end: month(Math.floor(last / 12), (last % 12) + 1),
        };
      });
    fc.assert(
      fc.property(fc.array(anySpan, { minLength: 1, maxLength: 8 }), (spans) => {
        const today = 2026 * 12 + 11;
        const ends = spans.map(({ last }) => Math.min(last + 1, today));
        const whole = Math.max(...ends) - Math.min(...spans.map(({ first }) => first));
        const longest = Math.max(...spans.map(({ first }, index) => (ends[index] ?? 0) - first));
        const counted = yearsOfExperience(spans, now) ?? -1;
        expect(counted).toBeLessThanOrEqual(whole / 12);
        expect(counted).toBeGreaterThanOrEqual(Math.floor(longest / 12));
      }),
    );
  });
});
