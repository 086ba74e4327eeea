import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetBounds, budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { posts } from '#tests/support/briefs/posts.ts';
import { wishes } from '#tests/support/briefs/wishes.ts';
import { rounds } from '#tests/support/rounds.ts';
import { readBudget } from './budgets.ts';
import { addDays, daysBetween, easterOf, weekdayOf } from './days.ts';
import { readDuration, timelineOf } from './durations.ts';
import { readBrief } from './read-brief.ts';
import { readUrgency } from './urgency.ts';

const aDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
const pieces = [...wishes, ...posts].flatMap(([said]) => said.split(/(?<=[\s,.])/u));
/** Texts of what people write, in any order, with noise between. */
const aText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string() },
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(' ').slice(0, 2000));

const allWords = (text: string, day: string): string[] => {
  const { fields, modules, extraSkills, questions } = readBrief(text, day);
  return [...Object.values(fields), ...modules, ...extraSkills, ...questions].flatMap(
    (said) => said?.words ?? [],
  );
};
const flat = (text: string): string => text.replace(/\s+/gu, ' ');

describe('any text', () => {
  it('is read the same way each time, and names only words that stand in it', () => {
    fc.assert(
      fc.property(aText, aDay, (text, day) => {
        expect(readBrief(text, day)).toEqual(readBrief(text, day));
        for (const words of allWords(text, day).slice(0, 20)) {
          expect(flat(text).toLowerCase()).toContain(flat(words).toLowerCase());
        }
      }),
      // Words with punctuation beside them had been named as the catalogue compares them.
      { numRuns: rounds(50, 200), examples: [['C#{A', '2024-01-01']] },
    );
  });

  it('never has a field filled and asked for', () => {
    fc.assert(
      fc.property(aText, aDay, (text, day) => {
        const { fields, modules, questions } = readBrief(text, day);
        for (const { field } of questions) {
          expect(field === 'modules' ? modules : (fields[field] ?? [])).toEqual([]);
        }
      }),
      { numRuns: rounds(50, 200) },
    );
  });
});

describe('a budget', () => {
  it('in dollars is the choice that holds it; on the edge of two it is asked about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 400_000 }), (usd) => {
        const { readings, doubts } = readBudget(`Our budget is $${usd}.`);
        const holding = budgetRanges.values.filter((range) => {
          const { min, max } = budgetBounds(range);
          return min <= usd && (usd <= max || range === '250k-plus');
        });
        expect(readings.map(({ value }) => value)).toEqual(holding.length === 1 ? holding : []);
        expect(doubts.length).toBe(holding.length === 1 ? 0 : 1);
      }),
    );
  });

  it('without a currency counts only where dollars, pounds and euros agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (thousands) => {
        const inOne = (sign: string) =>
          readBudget(`budget ${sign}${thousands}k`).readings[0]?.value;
        const [dollars, pounds, euros] = ['$', '£', '€'].map(inOne);
        const bare = inOne('');
        expect(bare).toBe(dollars === pounds && pounds === euros ? dollars : undefined);
      }),
    );
  });

  it('is never a rate', () => {
    const units = ['a day', 'per hour', '/day', 'p/h', 'pd', 'per month', 'a week', '/hr'];
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 20_000 }),
        fc.constantFrom('£', '$', '€', 'up to ', 'rate '),
        fc.constantFrom(...units),
        (amount, sign, unit) => {
          const { readings, doubts } = readBudget(`We can pay ${sign}${amount} ${unit}, remote`);
          expect(readings).toEqual([]);
          expect(doubts.map(({ reason }) => reason)).toEqual(['rate']);
        },
      ),
    );
  });
});

describe('a duration', () => {
  it('of any length is at most one choice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 0, max: 300 }),
        (from, more) => {
          const found = timelineOf(from, from + more);
          const isReason = ['too-short', 'too-long', 'between-choices'].includes(found);
          expect(isReason || timelines.has(found)).toBe(true);
          if (!isReason && more > 0) expect(timelineOf(from, from)).not.toBe('too-long');
        },
      ),
    );
  });

  it('until a day is the time from today to it', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 360 }), (today, ahead) => {
        const end = addDays(today, ahead);
        const { readings, doubts } = readDuration(`Need a consultant until ${end}`, today);
        expect([
          ...readings.map(({ value }) => value),
          ...doubts.map(({ reason }) => reason),
        ]).toEqual([timelineOf(ahead, ahead)]);
      }),
    );
  });
});

describe('a date', () => {
  it('makes the work the more urgent, the nearer it is, and never when it is over', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -400, max: 400 }), (today, ahead) => {
        const [reading] = readUrgency(`Go-live is on ${addDays(today, ahead)}`, today).readings;
        const isNear = ahead >= 0 && ahead <= 31;
        const value = ahead <= 7 ? 'critical' : 'high';
        expect(reading?.value).toBe(isNear ? value : undefined);
      }),
    );
  });

  it('of Easter is a Sunday between 22 March and 25 April', () => {
    for (let year = 2020; year < 2120; year += 1) {
      const easter = easterOf(year);
      expect(weekdayOf(easter)).toBe(0);
      expect(daysBetween(`${year}-03-22`, easter)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(easter, `${year}-04-25`)).toBeGreaterThanOrEqual(0);
    }
    expect([easterOf(2027), easterOf(2026), easterOf(2038)]).toEqual([
      '2027-03-28',
      '2026-04-05',
      '2038-04-25',
    ]);
  });
});
