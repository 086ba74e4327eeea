import { type SpokenLanguage, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import type { Reading } from './finding.ts';
import { isNegated } from './sentence.ts';
import { type Match, matchesOf } from './span.ts';

const lists = ['de', 'fr', 'es', 'nl'].map(
  (language) => new Intl.DisplayNames(language, { type: 'language' }),
);
const pairs = (list: string): (readonly [string, SpokenLanguage])[] =>
  list.split(' ').flatMap((pair) => {
    const [name = '', code = ''] = pair.split(':');
    return spokenLanguages.has(code) ? [[name, code] as const] : [];
  });
/** What languages are called in five languages. */
const names: ReadonlyMap<string, SpokenLanguage> = new Map([
  ...spokenLanguages.values.flatMap((code) =>
    [spokenLanguages.label(code), ...lists.map((list) => list.of(code) ?? '')].map(
      (name) => [name.toLowerCase(), code] as const,
    ),
  ),
  ...pairs('mandarin:zh castellano:es flemish:nl farsi:fa norsk:no svenska:sv dansk:da suomi:fi'),
]);
/** Words for those who speak a language. */
const speakers: ReadonlyMap<string, SpokenLanguage> = new Map(
  pairs(
    'francophone:fr germanophone:de anglophone:en hispanophone:es hispanohablante:es italophone:it francófono:fr ' +
      'germanófono:de anglófono:en néerlandophone:nl',
  ),
);

const word = /\p{L}{4,}/gu;
// "deutschsprachig", "Deutschkenntnisse", "Nederlandstalige".
const ending = /(?:sprachig|kenntnisse|sprechend|s?talig|sprekend)\p{L}{0,2}$/u;
const joins =
  /^(?:[- ]speaking)?\s*(?:,|\/|&|(?:,\s*)?(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|en|of)(?!\p{L}))\s*$/iu;
const either = /(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})|\//iu;
const after =
  /^[- ](?:speak(?:ing|ers?)|(?:is )?(?:required|mandatory|essential|needed|a must)|(?:is )?fluent(?:ly)?|native(?: speakers?)?|skills|spoken|[BC][12]|fließend|erforderlich|verhandlungssicher|courant|fluido|vloeiend)(?!\p{L})/iu;
const before =
  /(?<!\p{L})(?:(?:(?:speak(?:s|ing)?|spoken|talks?|fluent(?:ly)?|native|bilingual|proficien(?:t|cy)|fluency|knows?|(?:good )?(?:command|knowledge) of|business(?:[- ]level)?|good|spricht|sprechen|fließend(?:es)?|verhandlungssicheres|gutes|parle|parler|parlant|parlez|habla|hablar|hable|spreekt|spreken|vloeiend)\s+)+(?:in\s+)?|(?:(?:work|workshops?|training|train|meetings?|calls?|communicat\w+|present|teach|talk\w*|speak\w*)\s+(?:[\p{L}’']+\s+){0,4}?in|[BC][12]|auf|en|in het)\s+)$/iu;
// "A good English documentation" is about a text.
const isOfTexts =
  /^\s+(?:locali[sz]\w*|payroll|tax\w*|vat|document\w*|language pack|labels?|translations?|texts?|templates?|GAAP|legislation|law|version|manuals?|reports?|invoices?|accounting|companies|customers|entit\w+|subsidiar\w+|market)\b/iu;

interface Named extends Match {
  readonly code: SpokenLanguage;
  /** Whether the word itself says that it is spoken. */
  readonly isSpeaker: boolean;
}

function namedIn(text: string): Named[] {
  return matchesOf(text, word).flatMap((match): Named[] => {
    const typed = text.slice(match.start, match.end).toLowerCase();
    const name = names.get(typed);
    if (name) return [{ ...match, code: name, isSpeaker: false }];
    const speaker = speakers.get(typed.replace(/s$/u, '')) ?? names.get(typed.replace(ending, ''));
    const code = speaker ?? names.get(`${typed.replace(ending, '')}s`);
    return code ? [{ ...match, code, isSpeaker: true }] : [];
  });
}

/** Whether nothing but these names stands between two commas: "Zürich, German and French". */
function standsAlone(text: string, group: readonly Named[]): boolean {
  const [start, end] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
  const isNamed = group.every((named) => /^\p{Lu}/u.test(text.slice(named.start, named.end)));
  return (
    isNamed &&
    /(?:^|[,;+•\n])\s*(?:and\s+)?$/iu.test(text.slice(0, start)) &&
    /^\s*(?:$|[,;+•.\n])/u.test(text.slice(end))
  );
}

/** The languages that a text asks a person to speak: each alone, or any one of several. */
export function readSpokenLanguages(text: string): Reading<readonly SpokenLanguage[]>[] {
  const groups: Named[][] = [];
  for (const next of namedIn(text)) {
    const last = groups.at(-1)?.at(-1);
    if (last && joins.test(text.slice(last.end, next.start))) groups.at(-1)?.push(next);
    else groups.push([next]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) return [];
    const led = before.exec(text.slice(Math.max(0, first.start - 50), first.start))?.[0] ?? '';
    const tail = after.exec(text.slice(last.end, last.end + 40))?.[0] ?? '';
    const at = { start: first.start - led.length, end: last.end + tail.length };
    const isSpeaker = first.isSpeaker || /speak/iu.test(led + tail);
    const isSaid = first.isSpeaker || (led + tail).trim() !== '' || standsAlone(text, group);
    const isOfText = !isSpeaker && isOfTexts.test(text.slice(at.end, at.end + 40));
    if (!isSaid || isOfText || isNegated(text, at)) return [];
    if (either.test(text.slice(first.end, last.start)))
      return [{ ...at, value: [...new Set(group.map(({ code }) => code))] }];
    // "German and English" are two conditions, each with its part of the words.
    return group.map(({ start, end, code }) => ({
      start: start === first.start ? at.start : start,
      end: end === last.end ? at.end : end,
      value: [code],
    }));
  });
}
