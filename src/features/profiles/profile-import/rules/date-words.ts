import { plainLetters } from '#catalogue/plain-letters.ts';

// The languages that LinkedIn's and other files come in most; `Intl` knows their months.
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'];

// Short forms beside those of `Intl`.
const otherShortForms: readonly [name: string, month: number][] = [
  ['sept', 9],
  ['mrz', 3],
  ['maerz', 3],
  ['janr', 1],
  ['juin', 6],
  ['juil', 7],
  ['paz', 10],
];

function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map(otherShortForms);
  for (const language of languages) {
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      // Beside a day a month has another ending: "1 kwietnia".
      { month: 'long', day: 'numeric' },
    ] satisfies Intl.DateTimeFormatOptions[]) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2024, month - 1, 1)));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        const plain = plainLetters(name).replaceAll('.', '');
        if (!names.has(plain)) names.set(plain, month);
      }
    }
  }
  return names;
}

/** Months by the names that they have in these languages, without accents and dots. */
export const monthNames = namesOfMonths();

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern for any of these words, the longest first. Spaces in them may be wider. */
export const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => escaped(word).replaceAll(' ', '\\s+'))
    .join('|');

const list = (words: string): readonly string[] => words.split('|');

/** Words for today, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish. */
export const presentWords = list(
  'present|the present|present day|the present day|presently|today|now|current|currently|ongoing|on going|continuing|date|this day|' +
    'heute|jetzt|laufend|andauernd|fortlaufend|gegenwart|gegenwartig|aktuell|dato|derzeit|' +
    "aujourd'hui|aujourdhui|ce jour|a ce jour|maintenant|en cours|actuel|actuelle|actuellement|" +
    'actualidad|la actualidad|actual|actualmente|hoy|el presente|la fecha|ahora|en curso|presente|' +
    'oggi|attuale|ad oggi|in corso|ora|heden|nu|lopend|vandaag|atual|o momento|o presente|atualmente|hoje|' +
    'obecnie|teraz|dzis|dzisiaj|nadal|chwili obecnej',
);

/** Words between the two dates of a span. */
export const untilWords = list(
  "to|to the|until|untill|till|til|'til|through|thru|up to|up until|bis|bis zum|bis zur|au|a|a l'|jusqu'a|jusqu'au|jusqu'en|jusque|" +
    'al|hasta|hasta el|hasta la|fino a|fino ad|tot|tot en met|t/m|ate|ate a|do',
);

/** Words before a date that something has begun with, and may go on since. */
export const sinceWords = list(
  'since|from|starting|started|as of|as from|seit|ab|depuis|a partir de|depuis le|des|desde|desde el|dal|da|sinds|vanaf|od',
);

/** Words before the first date of a span, where the second is named. */
export const fromWords = list('von|vom|du|de|del|van|between|zwischen|entre|period|dates');

/** Words after a date that something has begun with. */
export const onwardWords = list('onwards|onward|ongoing|and ongoing|to date|present|current|+');

/** Parts of a year that no month is sure of. */
export const partsOfYear = list(
  'spring|summer|autumn|fall|winter|early|mid|late|beginning|begin|middle|end|circa|ca|about|approx|' +
    'fruhjahr|fruhling|sommer|herbst|anfang|mitte|ende|etwa|' +
    'printemps|ete|automne|hiver|debut|fin|mi|primavera|verano|otono|invierno|inicio|inicios|principios|mediados|finales|' +
    'estate|autunno|inverno|inizio|meta|fine|voorjaar|lente|zomer|najaar|herfst|begin|midden|eind|einde|' +
    'wiosna|lato|jesien|zima|poczatek|koniec',
);

export const quarterWords = list('quarter|quartal|trimestre|kwartaal|kwartal|qtr|quarters');

/** Dashes of every width, waves and arrows, as a set for a pattern. */
export const dashes = '\\-–—‐‑‒―−~～〜→⟶➔›»';
