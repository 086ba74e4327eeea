import { addDays, type Day, dayAt, easterOf, lastOfMonth, weekdayOf } from './days.ts';
import { numberPattern, readNumber } from './numbers.ts';

/** The days that words can mean: one where both are the same. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The months in English, German, French, Spanish and Dutch, and how they are shortened. */
const months = [
  'january jan januar jänner janvier enero januari',
  'february feb februar février févr febrero februari',
  'march mar märz mars marzo maart mrt',
  'april apr avril avr abril abr',
  'may mai mayo mei',
  'june jun juni juin junio',
  'july jul juli juillet julio',
  'august aug août agosto augustus',
  'september sep sept septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez décembre déc diciembre dic',
].map((names) => names.split(' '));
const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const monthSource = months
  .flat()
  .sort((one, other) => other.length - one.length)
  .join('|');
const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.toLowerCase())) + 1;

const ordinal = '(\\d{1,2})(?:st|nd|rd|th|er|\\.)?';
const year = '(?:,?\\s+(?:de\\s+)?(20\\d\\d))?';
const unit = '(day|week|month)s?';

const single = (day: Day | null): DayRange | null => (day ? { from: day, to: day } : null);

/** The first day with this month and date that is not over. */
function coming(today: Day, month: number, date: number, typedYear: string): Day | null {
  if (typedYear) return dayAt(Number(typedYear), month, date);
  const thisYear = Number(today.slice(0, 4));
  const day = dayAt(thisYear, month, date);
  return day && day < today ? dayAt(thisYear + 1, month, date) : day;
}

/** The year in which a month that is named without one comes, or is. */
const yearOf = (today: Day, month: number, typedYear: string): number =>
  Number(typedYear) || Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0);

function partOfMonth(today: Day, part: string, name: string, typedYear: string): DayRange {
  const month = monthOf(name);
  const inYear = yearOf(today, month, typedYear);
  const last = lastOfMonth(inYear, month);
  const start = `${last.slice(0, 7)}-01`;
  const word = part.toLowerCase();
  if (/end|late/.test(word))
    return { from: /late/.test(word) ? addDays(start, 19) : last, to: last };
  if (/mid/.test(word)) return { from: addDays(start, 9), to: addDays(start, 19) };
  if (/start|begin|early/.test(word))
    return { from: start, to: addDays(start, /early/.test(word) ? 9 : 0) };
  return { from: start, to: last };
}

function weekdayAfter(today: Day, name: string): DayRange | null {
  const ahead = (weekdayNames.indexOf(name.toLowerCase()) - weekdayOf(today) + 7) % 7;
  return single(addDays(today, ahead || 7));
}

function holiday(today: Day, name: string): DayRange | null {
  const word = name.toLowerCase();
  if (/mas$/.test(word)) return single(coming(today, 12, 25, ''));
  if (/^new year/.test(word)) return single(coming(today, 1, 1, ''));
  const thisYear = Number(today.slice(0, 4));
  const easter = easterOf(thisYear);
  return single(easter < today ? easterOf(thisYear + 1) : easter);
}

function numeric(today: Day, first: number, second: number, typedYear: string): DayRange | null {
  // 3/4 is April here and March there: only what can be read in one way counts.
  if (first <= 12 && second <= 12 && first !== second) return null;
  const [date, month] = second > 12 ? [second, first] : [first, second];
  return single(coming(today, month, date, typedYear));
}

function inUnits(today: Day, amount: string, name: string): DayRange | null {
  const count = readNumber(amount);
  const days = { day: 1, week: 7, month: 30 }[name.toLowerCase()] ?? 1;
  return Number.isFinite(count) ? single(addDays(today, Math.round(count * days))) : null;
}

/** The last day of the month that a day lies in. */
const endOfMonth = (day: Day): Day => lastOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

function thisOrNext(today: Day, which: string, name: string): DayRange {
  const isNext = which.toLowerCase() === 'next';
  if (name.toLowerCase() === 'week') {
    const monday = addDays(today, ((1 - weekdayOf(today) + 7) % 7 || 7) - (isNext ? 0 : 7));
    const friday = addDays(monday, 4);
    if (isNext) return { from: monday, to: friday };
    // At a weekend what is left of the week are its last days.
    return { from: today, to: friday < today ? addDays(monday, 6) : friday };
  }
  const from = isNext ? addDays(endOfMonth(today), 1) : today;
  return { from, to: endOfMonth(from) };
}

function endOf(today: Day, name: string): DayRange | null {
  const word = name.toLowerCase();
  if (/year/.test(word))
    return single(dayAt(Number(today.slice(0, 4)) + (/next/.test(word) ? 1 : 0), 12, 31));
  if (/week/.test(word))
    return single(thisOrNext(today, /next/.test(word) ? 'next' : 'this', 'week').to);
  return single(thisOrNext(today, /next/.test(word) ? 'next' : 'this', 'month').to);
}

/** Reads the days of a match, from up to three groups of its form; one that has no part in it is empty. */
type Reader = (today: Day, first: string, second: string, third: string) => DayRange | null;

const forms: readonly (readonly [string, Reader])[] = [
  ['(20\\d\\d)-(\\d\\d)-(\\d\\d)', (_, y, m, d) => single(dayAt(Number(y), Number(m), Number(d)))],
  [
    '(\\d{1,2})[/.](\\d{1,2})[/.](20\\d\\d)',
    (today, a, b, y) => numeric(today, Number(a), Number(b), y),
  ],
  // Between points the day comes first.
  [
    '(\\d{1,2})\\.(\\d{1,2})\\.(20\\d\\d)?',
    (today, d, m, y) => single(coming(today, Number(m), Number(d), y)),
  ],
  [
    `(?:the\\s+)?${ordinal}(?:\\s+(?:of|de))?\\s+(${monthSource})\\b\\.?${year}`,
    (today, d, m, y) => single(coming(today, monthOf(m), Number(d), y)),
  ],
  [
    `(${monthSource})\\b\\.?\\s+(?:the\\s+)?${ordinal}\\b(?!\\d)${year}`,
    (today, m, d, y) => single(coming(today, monthOf(m), Number(d), y)),
  ],
  [
    '(?:the\\s+)?end\\s+of\\s+((?:the|this|next)\\s+(?:calendar\\s+)?(?:year|month|week)|year)\\b',
    (today, name) => endOf(today, name),
  ],
  [
    `(?:the\\s+)?((?:end|start|beginning)\\s+of\\s+|(?:mid|early|late)[\\s-]+)?(${monthSource})\\b\\.?${year}`,
    (today, part, m, y) => partOfMonth(today, part, m, y),
  ],
  [
    `(?:(?:this|next|on|coming)\\s+)*(${weekdayNames.join('|')})\\b`,
    (today, name) => weekdayAfter(today, name),
  ],
  ['(this|next)\\s+(week|month)\\b', (today, which, name) => thisOrNext(today, which, name)],
  [
    'nächste[rn]? woche\\b|la semaine prochaine\\b|la próxima semana\\b|volgende week\\b',
    (today) => thisOrNext(today, 'next', 'week'),
  ],
  [
    'nächsten monat\\b|le mois prochain\\b|el próximo mes\\b|volgende maand\\b',
    (today) => thisOrNext(today, 'next', 'month'),
  ],
  ["(christmas|xmas|new year(?:[’']s(?: day)?)?|easter)\\b", (today, name) => holiday(today, name)],
  ['tomorrow\\b', (today) => single(addDays(today, 1))],
  ['(?:today|tonight)\\b', (today) => single(today)],
];

const relative: readonly (readonly [string, Reader])[] = [
  [
    `(${numberPattern})\\s+${unit}(?:['’]?\\s+time)?\\b(?!\\s+ago)`,
    (today, amount, name) => inUnits(today, amount, name),
  ],
];

const compile = (list: typeof forms) =>
  list.map(([source, read]) => ({ pattern: new RegExp(`^(?:${source})`, 'iu'), read }));
const compiledForms = compile(forms);
const compiledRelative = compile(relative);

/**
 * What a text begins with, where that is a date: the days it can mean on this day, and how many characters it takes.
 */
export function dateAtStart(
  text: string,
  today: Day,
  { isAfterIn = false } = {},
): { days: DayRange; length: number } | null {
  for (const { pattern, read } of [...compiledForms, ...(isAfterIn ? compiledRelative : [])]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [all, first = '', second = '', third = ''] = match;
    const days = read(today, first, second, third);
    if (days) return { days, length: all.length };
  }
  return null;
}
