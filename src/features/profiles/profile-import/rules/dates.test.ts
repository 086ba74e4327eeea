import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksDated, readEnd, readMonth } from './month.ts';
import { findSpan } from './spans.ts';
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
    '32.13.2020',
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
    ['01/04/2019 – 31/03/2021', month(2019, 4), month(2021, 3), ''],
    ['04/01/2019 - 03/31/2021', month(2019, 4), month(2021, 3), ''],
    ['01.04.2019 – 31.03.2021', month(2019, 4), month(2021, 3), ''],
    ['01/04/19 – 31/03/21', month(2019, 4), month(2021, 3), ''],
    ['09/18 – 12/21', month(2018, 9), month(2021, 12), ''],
    ['Sep ’16 – Aug ’18', month(2016, 9), month(2018, 8), ''],
    ['Sep-16 – Aug-18', month(2016, 9), month(2018, 8), ''],
    ['2019/04 – 2021/03', month(2019, 4), month(2021, 3), ''],
    ['2019.04 ~ 2021.03', month(2019, 4), month(2021, 3), ''],
    ['April 1, 2019 – March 31, 2021', month(2019, 4), month(2021, 3), ''],
    ['1. April 2019 bis 31. März 2021', month(2019, 4), month(2021, 3), ''],
    ['April, 2019 – March, 2021', month(2019, 4), month(2021, 3), ''],
    ['Apr.2019–Mar.2021', month(2019, 4), month(2021, 3), ''],
    ['Jan – Dec 2019', month(2019, 1), month(2019, 12), ''],
    ['Nov – Feb 2019', month(2018, 11), month(2019, 2), ''],
    ['01.–12.2019', month(2019, 1), month(2019, 12), ''],
    ['From April 2019 to March 2021', month(2019, 4), month(2021, 3), ''],
    ['du 1er avril 2019 au 31 mars 2021', month(2019, 4), month(2021, 3), ''],
    ['dal 2016 al 2018', month(2016), month(2018), ''],
    ['2016–18', month(2016), month(2018), ''],
    ['Winter 2014/15', month(2014), month(2015), ''],
    ['2016/17 – 2019/20', month(2016), month(2020), ''],
    ['Q1 2016 – Q3 2018', month(2016, 1), month(2018, 9), ''],
    ['Spring 2019 – Autumn 2021', month(2019), month(2021), ''],
    ['01/2016 till date', month(2016, 1), 'now', ''],
    ['kwiecień 2019 – obecnie', month(2019, 4), 'now', ''],
    ['desde enero de 2019 hasta la actualidad', month(2019, 1), 'now', ''],
    ['juillet 2018 jusqu’à aujourd’hui', month(2018, 7), 'now', ''],
    ['2019 –', month(2019), 'now', ''],
    ['2019 onwards', month(2019), 'now', ''],
    ['since 2019', month(2019), 'now', ''],
    ['Seit 01.04.2019', month(2019, 4), 'now', ''],
    ['Depuis janvier 2019', month(2019, 1), 'now', ''],
    ['01/04/2019 – CURRENT Vienna, Austria', month(2019, 4), 'now', 'Vienna, Austria'],
    [
      'Consultant, Example (Mar 2016 – Dec 2019)',
      month(2016, 3),
      month(2019, 12),
      'Consultant, Example',
    ],
  ])('is found: %s', (line, start, end, rest) => {
    expect(findSpan(line)).toEqual({ start, end, rest });
  });

  it.each([
    '• In charge since 2020',
    'We have met since 2020.',
    'Sep 16 – Aug 18',
    'Phone 2018-19-20',
    'Moved 2000 to 3000 rows',
    '',
  ])('is none: %s', (line) => {
    expect(findSpan(line)).toBeNull();
  });
});

describe('a line that looks dated', () => {
  it.each(['Sep 16 – Aug 18', 'FY12 – FY15', '2016/19 – 2019/22', '04.2019 ÷ 03.2021', 'bis 2019'])(
    'is one: %s',
    (line) => expect(looksDated(line)).toBe(true),
  );

  it.each(['Lead, AX 2012', 'Dynamics NAV 2018 developer', 'Moved 2000 rows', 'Room 12'])(
    'is none: %s',
    (line) => expect(looksDated(line)).toBe(false),
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
