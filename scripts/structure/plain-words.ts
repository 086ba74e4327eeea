import type { SourceFile } from './source-file.ts';

const better: ReadonlyMap<string, string> = new Map([
  ['whoever', 'the user, the visitor, the caller, the admin …'],
  ['somebody', 'a user, a client, an attacker … (in the words of the interface: someone)'],
  ['nobody', 'no user, no process … (in the words of the interface: no one)'],
  ['everybody', 'all users, every process … (in the words of the interface: everyone)'],
  ['lapsed', 'expired'],
  ['look-in', 'impersonation'],
  ['stand-in', 'an emulator, a fake, a placeholder'],
  ['stand-ins', 'emulators, fakes, placeholders'],
]);

/** Where the words are data: what people type and search for, users of the system, generated texts. */
const data: readonly RegExp[] = [
  /^src\/catalogue\//,
  /^src\/db\/(migrations|released|scale)\//,
  /^src\/features\/hiring\/requirement-parser\/rules\//,
  /^src\/features\/search\/query\/(rules\/search-text|engine\/[\w-]+\.test|server\/queries\/search-cursor\.test)\.ts$/,
  /^src\/operations\/postgres\/server-user(\.test)?\.ts$/,
  /^demo\/content\//,
  /^scripts\/structure\/plain-words/,
  /^tests\/support\/(briefs|needs|canary-searches|profile-files|relevance-people)/,
];

const word = new RegExp(`(?<![\\w@/+-])(${[...better.keys()].join('|')})(?![\\w@-]|’?-)`, 'i');
/** A name of a system user, an address or a search, as a string of its own. */
const quoted = /(['"`])[^'"`]*\b(?:nobody|somebody|everybody|whoever)\b[^'"`]*\1/gi;

/** Says which lines use a word that the glossary replaces, with the word to use. */
export const plainWordProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !data.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const prose = line.replaceAll(/(['"])nobody\1/g, '');
        const found = word.exec(path.includes('.test.') ? withoutData(prose) : prose)?.[1];
        if (!found) return [];
        const instead = better.get(found.toLowerCase());
        return `${path}:${index + 1}: says "${found}". Write: ${instead}.`;
      }),
    );

/** In tests what is typed, sent and searched for is data; names of tests and comments are not. */
const withoutData = (line: string): string =>
  /^\s*(?:it|test|describe)\b/.test(line) ? line : line.replace(quoted, '');
