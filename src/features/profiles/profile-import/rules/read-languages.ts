import {
  type LanguageLevel,
  type SpokenLanguage,
  spokenLanguages,
} from '#catalogue/enumerations/spoken-languages.ts';
import { plainLetters } from '#catalogue/plain-letters.ts';

/** A language as a file names it; without a level where the file says none that is known. */
export interface ReadLanguage {
  language: SpokenLanguage;
  level: LanguageLevel | '';
}

/** Names that `Intl` does not know, in plain letters. */
const otherNames: readonly [string, SpokenLanguage][] = [
  ['mandarin', 'zh'],
  ['cantonese', 'zh'],
  ['farsi', 'fa'],
  ['flemish', 'nl'],
  ['castilian', 'es'],
  ['castellano', 'es'],
  ['tagalog', 'fil'],
  ['bahasa indonesia', 'id'],
  ['bokmal', 'no'],
];

/** A cell with a language and a cell with its level as one text: "German (native)". */
export const languageText = (name: string, level: string): string =>
  level === '' || name === '' ? name : `${name} (${level})`;

/** Characters of a line that names languages. A hostile file has longer ones, which would take long to be split. */
const longestLine = 300;

let codesByName: ReadonlyMap<string, SpokenLanguage> | undefined;

/** The languages by their names in those languages that files come in most, and in their own. */
function languagesByName(): ReadonlyMap<string, SpokenLanguage> {
  codesByName ??= new Map(
    spokenLanguages.values
      .flatMap((code) =>
        ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', code].map(
          (written): [string, SpokenLanguage] => [
            plainLetters(new Intl.DisplayNames(written, { type: 'language' }).of(code) ?? ''),
            code,
          ],
        ),
      )
      .concat(otherNames),
  );
  return codesByName;
}

/** The words of levels in the same languages; the first that fits counts. */
const levelWords: readonly [LanguageLevel, RegExp][] = [
  [
    'native',
    /\b(?:native|nativ[oaeij]+|bilingual|mother|first language|mutter\w*|matern\w+|moedertaal|madrelingua|ojczysty)/,
  ],
  [
    'basic',
    /\b(?:basic\w*|element\w+|beginner|grund\w*|anfanger|notions|debutant|basis\w*|base|basico|podstaw\w+|a[12])\b/,
  ],
  [
    'conversational',
    /\b(?:conversation\w*|limited|intermedi\w+|working knowledge|konversation\w*|mittelstufe|b[12])\b/,
  ],
  [
    'fluent',
    /\b(?:fluent\w*|full|professional\w*|proficien\w+|advanced|excellent|business|verhandlungssicher|fliess\w+|courant|fluid\w*|vloeiend|biegl\w+|c[12])\b/,
  ],
  ['conversational', /\b(?:good|gut\w*|bien|buon\w*|bueno|goed)\b/],
];

/**
 * The languages in a line of a CV or a cell of a table, as "English (native), German – fluent; French: B1"; null where
 * any part of it is none.
 */
export function readLanguages(text: string): ReadLanguage[] | null {
  if (text.length > longestLine) return null;
  // "Mother tongue(s): German", "Fluent: English and French"
  const [, label = '', listed = ''] = /^([^:]{1,40}):(.+)$/.exec(text) ?? [];
  if (listed !== '' && readLanguage(label) === null) {
    const level = levelIn(plainLetters(label));
    return readList(listed)?.map((each) => ({ ...each, level: each.level || level })) ?? null;
  }
  return readList(text);
}

function readList(text: string): ReadLanguage[] | null {
  // A comma in brackets belongs to the level.
  const parts = text
    .split(/[,;|•●·/](?![^(]*\))|\s(?:and|und|et|y|e|en|i)\s/)
    .map((part) => part.trim());
  const read = parts.filter((part) => part !== '').map(readLanguage);
  const known = read.flatMap((each) => each ?? []);
  return known.length > 0 && known.length === read.length ? known : null;
}

function readLanguage(text: string): ReadLanguage | null {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '');
  const byName = languagesByName();
  for (const length of [2, 1]) {
    const language = byName.get(words.slice(0, length).join(' '));
    if (language) return { language, level: levelIn(words.slice(length).join(' ')) };
  }
  return null;
}

/** The level that these words tell of, in plain letters. */
const levelIn = (words: string): ReadLanguage['level'] =>
  levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? '';
