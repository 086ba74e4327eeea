import { plainLetters } from '#catalogue/plain-letters.ts';
import {
  anyOf,
  dashes,
  fromWords,
  monthNames,
  onwardWords,
  partsOfYear,
  presentWords,
  quarterWords,
  sinceWords,
  untilWords,
} from './date-words.ts';

/** A month of the calendar, or a year where no month was said. */
export interface Month {
  year: number;
  /** 1 to 12; null where only the year is known. */
  month: number | null;
}

/** A date as one of the forms below reads it. */
interface ReadDate {
  year: number;
  month: number | null;
  /** Its last month, where it is longer than one: a quarter. */
  lastMonth?: number | null;
  /** Of two years, as 2014/15 is, the second. */
  lastYear?: number;
  /** Two numbers before the year, of which either may be the month: 01/04/2019. */
  isEitherWay?: boolean;
  /** The month comes first beyond doubt: 03/31/2021. */
  isMonthFirst?: boolean;
  /** Two digits for the year and nothing that says so: only beside another one. */
  isShort?: boolean;
  /** Where it ends. */
  end: number;
}

type Groups = readonly (string | undefined)[];
type Form = [pattern: string, read: (groups: Groups) => Omit<ReadDate, 'end'> | null];

const name = `(${anyOf([...monthNames.keys()])})(?!\\p{L})\\.?`;
const ordinal = '(?:st|nd|rd|th|er|\\.|º|°)?';
const of = "(?:(?:of|de|del|di|d'|van)\\s*)?";
const numberOf = (text: string | undefined): number => Number(text);
const monthOf = (text: string | undefined): number | null => monthNames.get(text ?? '') ?? null;
/** '16 is 2016, and '98 is 1998. */
const yearOf = (text: string | undefined): number => {
  const number = Number(text);
  if (text?.length !== 2) return number;
  return number < 60 ? 2000 + number : 1900 + number;
};

function dayAndMonth(first: number, second: number, year: number) {
  if (second > 12) return { year, month: first, isMonthFirst: true };
  return { year, month: second, isEitherWay: first <= 12 };
}

const partOfYear = (part: string | undefined, months: number, year: string | undefined) => {
  const first = (Number(part) - 1) * months + 1;
  return { year: yearOf(year), month: first, lastMonth: first + months - 1 };
};

const quarter = (part: string | undefined, year: string | undefined) => partOfYear(part, 3, year);

/** The forms of dates, in text without accents and capitals. Where several fit, the longest counts. */
const forms: readonly Form[] = [
  // 2019-04-01, 2019/04/01, 2019-04-01T00:00:00Z
  [
    '(\\d{4})([-/.])(\\d{1,2})\\2\\d{1,2}(?:t[\\d:.z+-]*)?',
    ([, year, , month]) => ({ year: numberOf(year), month: numberOf(month) }),
  ],
  // 01/04/2019, 1. 4. 2019, 04/01/2019
  [
    '(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{4})',
    ([, first, , second, year]) => dayAndMonth(numberOf(first), numberOf(second), numberOf(year)),
  ],
  // 2019-04, 2019/04, 2019.04
  [
    '(\\d{4})[-/.](\\d{1,2})',
    ([, year, month]) => ({ year: numberOf(year), month: numberOf(month) }),
  ],
  // 2014/15, Winter 2014/15
  [
    `(?:(?:${anyOf(partsOfYear)})\\s+)?(\\d{4})/(\\d{2})`,
    ([, year, next]) =>
      numberOf(next) === (numberOf(year) + 1) % 100
        ? { year: numberOf(year), month: null, lastYear: numberOf(year) + 1 }
        : null,
  ],
  // 04/2019, 4.2019, 04-2019
  [
    '(\\d{1,2})\\s?[-/.]\\s?(\\d{4})',
    ([, month, year]) => ({ year: numberOf(year), month: numberOf(month) }),
  ],
  // April 2019, Apr.2019, 1st of April 2019, 1. April 2019, abril de 2019, April-2019, April, 2019
  [
    `(?:\\d{1,2}${ordinal}[\\s-]*${of})?${name}[\\s,/-]*${of}(\\d{4})(?:\\s?r\\.)?`,
    ([, month, year]) => ({ year: numberOf(year), month: monthOf(month) }),
  ],
  // April 1, 2019, April 1st 2019
  [
    `${name}\\s*\\d{1,2}${ordinal},?\\s+(\\d{4})`,
    ([, month, year]) => ({ year: numberOf(year), month: monthOf(month) }),
  ],
  // Sep '16, Sep-16
  [
    `${name}(?:\\s*'\\s?|[-/])(\\d{2})`,
    ([, month, year]) => ({ year: yearOf(year), month: monthOf(month) }),
  ],
  // 2019 April
  [
    `(\\d{4})[\\s,-]+${name}`,
    ([, year, month]) => ({ year: numberOf(year), month: monthOf(month) }),
  ],
  // Q1 2016, T1/2016, Q1 '16, 1Q 2016, 2016 Q1, 2016/Q1, 1st quarter of 2016, 1. Quartal 2016
  ["[qtk]([1-4])[\\s./,-]*'?(\\d{4}|\\d{2})", ([, part, year]) => quarter(part, year)],
  ["([1-4])[qt][\\s./,-]*'?(\\d{4}|\\d{2})", ([, part, year]) => quarter(part, year)],
  ['(\\d{4})[\\s./,-]*[qt]([1-4])', ([, year, part]) => quarter(part, year)],
  [
    `([1-4])${ordinal}[eo]?\\s*(?:${anyOf(quarterWords)})\\s*${of}(\\d{4})`,
    ([, part, year]) => quarter(part, year),
  ],
  // H1 2019
  ['h([12])[\\s./,-]*(\\d{4})', ([, half, year]) => partOfYear(half, 6, year)],
  // Spring 2019, early 2019, mid-2019, Anfang 2019, end of 2019
  [
    `(?:${anyOf(partsOfYear)})\\.?[\\s-]*${of}(\\d{4})`,
    ([, year]) => ({ year: numberOf(year), month: null }),
  ],
  // 01/04/19
  [
    '(\\d{1,2})([/.])(\\d{1,2})\\2(\\d{2})',
    ([, first, , second, year]) => ({
      ...dayAndMonth(numberOf(first), numberOf(second), yearOf(year)),
      isShort: true,
    }),
  ],
  // 09/18
  [
    '(\\d{1,2})[/.](\\d{2})',
    ([, month, year]) => ({ year: yearOf(year), month: numberOf(month), isShort: true }),
  ],
  // 2019
  ['(\\d{4})(?:\\s?r\\.)?', ([, year]) => ({ year: numberOf(year), month: null })],
  // '19
  ["'(\\d{2})", ([, year]) => ({ year: yearOf(year), month: null })],
];

const compiled = forms.map(
  ([pattern, read]) => [new RegExp(`${pattern}(?![\\p{L}\\d])`, 'uy'), read] as const,
);

const isPossible = ({ year, month }: Month): boolean =>
  year >= 1950 && year <= 2100 && (month === null || (month >= 1 && month <= 12));

/** The date that begins here in a plain text. */
function dateAt(plain: string, index: number): ReadDate | null {
  let longest: ReadDate | null = null;
  for (const [pattern, read] of compiled) {
    pattern.lastIndex = index;
    const found = pattern.exec(plain);
    const date = found && read(found);
    if (!found || !date || !isPossible(date)) continue;
    const end = index + found[0].length;
    if (end > (longest?.end ?? index)) longest = { ...date, end };
  }
  return longest;
}

const startOf = ({ year, month }: ReadDate): Month => ({ year, month });
const endOf = ({ year, month, lastMonth, lastYear }: ReadDate): Month => ({
  year: lastYear ?? year,
  month: lastMonth ?? month,
});

const apostrophes = /[’‘`´ʼ′]/g;

/** One letter for one, so that places in both texts are the same. */
function plainLine(line: string): string {
  return [...line.replace(/\s/g, ' ').replace(apostrophes, "'")]
    .map((letter) => {
      const plain = plainLetters(letter);
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

const wholeDate = (text: string): ReadDate | null => {
  const plain = plainLine(text.normalize('NFC').trim().replace(/\s+/g, ' '));
  const date = dateAt(plain, 0);
  return date?.end === plain.length ? date : null;
};

/**
 * Reads "Jan 2020", "2020-01-15", "01/2020", "Januar 2020", "Q1 2020" or "2020"; null when it is no such date of a
 * working life.
 */
export function readMonth(text: string): Month | null {
  const date = wholeDate(text);
  return date && startOf(date);
}

const until = anyOf(untilWords);
const isPresent = new RegExp(`^(?:(?:${until})\\s+)?(?:${anyOf(presentWords)})[.)]?$`, 'u');

/** Reads the end of a span of time: a date, or a word for today. */
export function readEnd(text: string): Month | 'now' | null {
  if (isPresent.test(plainLine(text.normalize('NFC').trim()))) return 'now';
  const date = wholeDate(text);
  return date && endOf(date);
}

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

/** Whether a text is one date of a day, as a day of birth is: no number to call. */
export const isDay = (text: string): boolean =>
  /^\W*(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})\W*$/.test(text) &&
  readMonth(text.replace(/^\W+|\W+$/g, '')) !== null;

// Versions of products are no years of a person.
const productBefore =
  '(?<!\\b(?:ax|nav|crm|gp|sl|server|office|sharepoint|studio|windows|project|excel|exchange|dynamics|365|version|wave|iso|sql|v)\\s*)';
const dateLike = new RegExp(
  `${productBefore}(?<!\\d)(?:19[5-9]\\d|20\\d\\d)(?!\\d|,\\d|\\s?%)(?!\\s+\\p{Ll})|(?<!\\p{L})(?:${anyOf([...monthNames.keys()])})\\.?[\\s'-]*\\d{2}(?!\\d)|` +
    `(?<![\\d/.])\\d{1,2}[/.]\\d{2}\\s*[${dashes}]|(?<!\\p{L})fy\\s?'?\\d{2}|(?<!\\d)'\\d{2}(?!\\d)`,
  'u',
);

/** Whether a short line has something in it that looks like a date, whether or not it is understood. */
export const looksDated = (line: string): boolean =>
  line.length <= 90 && dateLike.test(plainLine(line.normalize('NFC')));
