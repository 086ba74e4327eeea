/** A month of the calendar, or a year where no month was said. */
export interface Month {
  year: number;
  /** 1 to 12; null where only the year is known. */
  month: number | null;
}

// The languages that LinkedIn's and other files come in most; `Intl` knows their months.
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>([['sept', 9]]);
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const name = plain(format.format(new Date(Date.UTC(2024, month - 1, 1))));
        if (!names.has(name)) names.set(name, month);
      }
    }
  }
  return names;
}

const names = monthNames();
const nameList = [...names.keys()].sort((one, other) => other.length - one.length).join('|');
const presentWords =
  'present|today|now|current|currently|ongoing|to date|heute|jetzt|laufend|gegenwart|aktuell|' +
  "aujourd'hui|aujourd’hui|a ce jour|actualidad|actualmente|presente|oggi|in corso|heden|nu|atual|o momento";

const isoDate = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?(?:t.*)?$/;
const numberAndYear = /^(\d{1,2})[/-](\d{4})$/;
const yearAlone = /^(\d{4})$/;
const nameAndYear = new RegExp(`^(?:\\d{1,2} )?(${nameList})(?: de)? (\\d{4})$`);

/** Reads "Jan 2020", "2020-01-15", "01/2020", "Januar 2020" or "2020"; null when it is no such date of a working life. */
export function readMonth(text: string): Month | null {
  const said = plain(text.trim()).replace(/\s+/g, ' ');
  // Without its dot "01.2020" is one number.
  const dotted = /^(\d{1,2})\.(\d{4})$/.exec(text.trim());
  if (dotted) return checked(Number(dotted[2]), Number(dotted[1]));
  const iso = isoDate.exec(said);
  if (iso) return checked(Number(iso[1]), Number(iso[2]));
  const numeric = numberAndYear.exec(said);
  if (numeric) return checked(Number(numeric[2]), Number(numeric[1]));
  const named = nameAndYear.exec(said);
  if (named) return checked(Number(named[2]), names.get(named[1] ?? '') ?? null);
  const year = yearAlone.exec(said);
  return year ? checked(Number(year[1]), null) : null;
}

function checked(year: number, month: number | null): Month | null {
  if (year < 1950 || year > 2100) return null;
  return month !== null && (month < 1 || month > 12) ? null : { year, month };
}

const isPresent = new RegExp(`^(?:${plain(presentWords)})$`);

/** Reads the end of a span of time: a date, or a word for today. */
export function readEnd(text: string): Month | 'now' | null {
  return isPresent.test(plain(text.trim())) ? 'now' : readMonth(text);
}

const datePattern = `(?:\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}|(?:(?:${nameList})\\.?(?: de)? )?\\d{4})`;
const spanPattern = new RegExp(
  `(?<!\\w)(${datePattern})\\s*(?:-|–|—|to|until|bis|au|a|al|hasta|tot|ate)\\s*(${datePattern}|${plain(presentWords)})(?!\\w)`,
  'u',
);

/** A span of time in a line of text, and the line without it. */
export interface FoundSpan {
  start: Month;
  end: Month | 'now';
  rest: string;
}

/** Finds the first span of time in a line: "Jan 2020 – Present (4 years)"; null without one. */
export function findSpan(line: string): FoundSpan | null {
  const said = line.replace(/\s/g, ' ').normalize('NFC');
  const found = spanPattern.exec([...said].map(plainLetter).join(''));
  if (!found) return null;
  const [whole, from = '', to = ''] = found;
  const start = readMonth(from);
  const end = readEnd(to);
  if (!start || !end) return null;
  const before = said.slice(0, found.index);
  // LinkedIn writes beside it how long that was.
  const after = said.slice(found.index + whole.length).replace(/^\s*\([^)]*\)/, '');
  const rest = `${before} ${after}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s(|,·•–—-]+|[\s(|,·•–—-]+$/g, '');
  return { start, end, rest };
}

/** One letter for one, so that places in both texts are the same. */
function plainLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === letter.length ? bare : letter;
}
