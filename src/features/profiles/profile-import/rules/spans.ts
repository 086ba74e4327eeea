import { anyOf, dashes, fromWords, onwardWords, presentWords, sinceWords } from './date-words.ts';
import {
  dateAt,
  endOf,
  type Month,
  monthOf,
  name,
  numberOf,
  ordinal,
  plainLine,
  type ReadDate,
  startOf,
  until,
} from './month.ts';

const sticky = (pattern: string) => new RegExp(pattern, 'uy');
const separator = sticky(
  `\\s*(?:->|=>|[${dashes}]+>?|\\.{2,3}|…)\\s*(?:(?:${until})(?!\\p{L})\\s*)?|\\s+(?:${until})(?!\\p{L})\\s*|\\s+/\\s+`,
);
const present = sticky(`(?:${anyOf(presentWords)})(?![\\p{L}\\d])`);
const shortEnd = sticky(`'?(\\d{2})(?![\\p{L}\\d./${dashes}])`);
// What nothing but the end of a line or of a bracket follows.
const openEnd = sticky(`\\s*(?:[${dashes}]+|\\.{3}|…)\\s*(?=$|[)|,;])`);
const onward = sticky(`\\s*(?:${anyOf(onwardWords)})(?![\\p{L}\\d])`);
const monthAlone = sticky(`${name}(?:\\s*\\d{1,2}${ordinal})?(?![\\p{L}\\d])`);
const numberAlone = sticky('(\\d{1,2})\\.?(?![\\p{L}\\d/])');
const begins = `(?:^|[^\\p{L}\\d])((?:${anyOf([...sinceWords, ...fromWords])})[\\s:]\\s*(?:(?:the|le|el|dem)\\s+)?)$`;
const beginning = new RegExp(begins, 'u');
const sinceBefore = new RegExp(`^(?:${anyOf(sinceWords)})[\\s:]`, 'u');

function matchAt(pattern: RegExp, plain: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(plain);
}

/** A span of time in a line of text, and the line without it. */
export interface FoundSpan {
  start: Month;
  end: Month | 'now';
  rest: string;
}

interface SpanAt {
  start: Month;
  end: Month | 'now';
  until: number;
}

const monthFirst = (date: ReadDate, plain: string, index: number): ReadDate => ({
  ...date,
  month: Number.parseInt(plain.slice(index), 10),
});

/** The end of a span whose first date is known, from here on, and its start as that date is then read. */
function closedAt(plain: string, index: number, first: ReadDate): SpanAt | null {
  const between = matchAt(separator, plain, first.end);
  if (!between) return null;
  const next = first.end + between[0].length;
  const today = matchAt(present, plain, next);
  if (today) return { start: startOf(first), end: 'now', until: next + today[0].length };
  const second = dateAt(plain, next);
  if (second && Boolean(first.isShort) === Boolean(second.isShort)) {
    // One date that can only be read one way says how the other one is written.
    const isFirstTurned = first.isEitherWay && second.isMonthFirst;
    const isSecondTurned = second.isEitherWay && first.isMonthFirst;
    return {
      start: startOf(isFirstTurned ? monthFirst(first, plain, index) : first),
      end: endOf(isSecondTurned ? monthFirst(second, plain, next) : second),
      until: second.end,
    };
  }
  // 2016–18
  const short = first.month === null ? matchAt(shortEnd, plain, next) : null;
  const year = Math.floor(first.year / 100) * 100 + Number(short?.[1]);
  if (!short || year < first.year) return null;
  return { start: startOf(first), end: { year, month: null }, until: next + short[0].length };
}

/** 2014/15 by itself. */
const twoYearsAt = (date: ReadDate): SpanAt | null =>
  date.lastYear === undefined ? null : { start: startOf(date), end: endOf(date), until: date.end };

/** "2019 –", "2019 onwards" and "since 2019". */
function openAt(plain: string, index: number, first: ReadDate): SpanAt | null {
  if (first.isShort) return null;
  const open = matchAt(openEnd, plain, first.end) ?? matchAt(onward, plain, first.end);
  if (!open && !sinceBefore.test(wordBefore(plain, index))) return null;
  return { start: startOf(first), end: 'now', until: first.end + (open?.[0].length ?? 0) };
}

/** A span whose first date begins here. */
function spanAt(plain: string, index: number, mayBeOpen: boolean): SpanAt | null {
  const first = dateAt(plain, index);
  if (!first) return sharedYearAt(plain, index);
  const closed = closedAt(plain, index, first) ?? twoYearsAt(first);
  return closed ?? (mayBeOpen ? openAt(plain, index, first) : null);
}

/** "Jan – Dec 2019": the year stands once, with the second month. */
function sharedYearAt(plain: string, index: number): SpanAt | null {
  const named = matchAt(monthAlone, plain, index);
  const alone = named ?? matchAt(numberAlone, plain, index);
  const between = alone && matchAt(separator, plain, index + alone[0].length);
  if (!alone || !between) return null;
  const second = dateAt(plain, index + alone[0].length + between[0].length);
  const month = named ? monthOf(named[1]) : numberOf(alone[1]);
  if (!second?.month || !month || month > 12 || second.isShort) return null;
  // A day before a date of a day: "1 – 31.03.2019".
  if (!named && (second.isEitherWay !== undefined || second.isMonthFirst)) return null;
  const year = month > second.month ? second.year - 1 : second.year;
  return { start: { year, month }, end: endOf(second), until: second.end };
}

/** "since " and the like, right before this place. */
const wordBefore = (plain: string, index: number): string =>
  beginning.exec(plain.slice(Math.max(0, index - 24), index))?.[1] ?? '';

const beginsDate = /(?<![\p{L}\d][-/.]?)[\p{L}\d']/gu;

/** Finds the first span of time in a line: "Jan 2020 – Present (4 years)", "since 2019", "2019 –"; null without one. */
export function findSpan(line: string): FoundSpan | null {
  if (!/\d{2}/.test(line)) return null;
  const said = line.normalize('NFC').replace(/\s/g, ' ');
  const plain = plainLine(said);
  // In a sentence or an item of a list "since 2019" is a word of it, and no work that goes on.
  const mayBeOpen =
    plain.length <= 120 && !/[.;:]$/.test(plain.trim()) && !/^\s*[•●▪◦‣·*–—-]/.test(plain);
  for (const { index } of plain.matchAll(beginsDate)) {
    const span = spanAt(plain, index, mayBeOpen);
    if (!span) continue;
    const before = said.slice(0, index - wordBefore(plain, index).length);
    // LinkedIn writes beside it how long that was.
    const after = said.slice(span.until).replace(/^\s*\([^)]*\)/, '');
    const rest = `${before} ${after}`
      .replace(/[([]\s*[)\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s(),:|·•⋅~–—-]+|[\s(,:|·•⋅~–—-]+$/g, '')
      .replace(/^([^(]*)\)$/, '$1');
    return { start: span.start, end: span.end, rest };
  }
  return null;
}
