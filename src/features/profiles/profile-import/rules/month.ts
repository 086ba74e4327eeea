import { plainLetters } from '#catalogue/plain-letters.ts';
import {
  anyOf,
  dashes,
  monthNames,
  partsOfYear,
  presentWords,
  quarterWords,
  untilWords,
} from './date-words.ts';

/** A month of the calendar, or a year where no month was said. */
export interface Month {
  year: number;
  /** 1 to 12; null where only the year is known. */
  month: number | null;
}

/** A date as one of the forms below reads it. */
export interface ReadDate {
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

/** The name of a month, as a pattern. */
export const name = `(${anyOf([...monthNames.keys()])})(?!\\p{L})\\.?`;
/** The ending of an ordinal number, as a pattern. */
export const ordinal = '(?:st|nd|rd|th|er|\\.|º|°)?';
const of = "(?:(?:of|de|del|di|d'|van)\\s*)?";
/** The number that a group of a pattern holds. */
export const numberOf = (text: string | undefined): number => Number(text);
/** 1 to 12 for the name of a month. */
export const monthOf = (text: string | undefined): number | null =>
  monthNames.get(text ?? '') ?? null;
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
export function dateAt(plain: string, index: number): ReadDate | null {
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

/** The first month of a date. */
export const startOf = ({ year, month }: ReadDate): Month => ({ year, month });
/** The last month of a date. */
export const endOf = ({ year, month, lastMonth, lastYear }: ReadDate): Month => ({
  year: lastYear ?? year,
  month: lastMonth ?? month,
});

const apostrophes = /[’‘`´ʼ′]/g;

/** One letter for one, so that places in both texts are the same. */
export function plainLine(line: string): string {
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

/** The words between the two dates of a span, as a pattern. */
export const until = anyOf(untilWords);
const isPresent = new RegExp(`^(?:(?:${until})\\s+)?(?:${anyOf(presentWords)})[.)]?$`, 'u');

/** Reads the end of a span of time: a date, or a word for today. */
export function readEnd(text: string): Month | 'now' | null {
  if (isPresent.test(plainLine(text.normalize('NFC').trim()))) return 'now';
  const date = wholeDate(text);
  return date && endOf(date);
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
