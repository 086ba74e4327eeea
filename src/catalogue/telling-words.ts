import { plainStems, tradeStems } from './common-words.ts';
import { littleWords } from './everyday-words.ts';
import { extraSkillById, isExtraSkillId } from './extra-skills.ts';
import type { Term } from './find-terms.ts';
import { isModuleId, moduleById } from './modules.ts';
import { type Need, needs } from './needs/all-needs.ts';
import { readNeeds, type SaidPart } from './read-needs.ts';
import { isSkillId, skillById } from './skills.ts';
import { type TellingWord, tellingWeights } from './telling-weights.ts';
import { stemOf } from './word-stem.ts';

/**
 * What texts say, each thing once, as they say it first: without words of every conversation, plain words and numbers.
 */
export function readTellingWords(texts: readonly string[]): TellingWord[] {
  const said = texts.flatMap(readNeeds).flatMap((part) => [...wordOf(part), ...meantOf(part)]);
  const byKeys = new Map<string, TellingWord>();
  for (const word of said) {
    const name = word.keys.join(' ');
    const known = byKeys.get(name);
    // What one saying has to do with may be named elsewhere, wherever that is.
    if (!known || known.weight < word.weight) byKeys.set(name, word);
  }
  return [...byKeys.values()];
}

/** What a saying says. */
export const wordsOfNeed = (need: Need): TellingWord[] => {
  const { said } = need;
  const part = { typed: said, phrase: said, terms: [], need, isEveryday: false };
  return [...wordOf(part), ...meantOf(part)];
};

let byMeaning: ReadonlyMap<string, readonly Need[]> | undefined;
const meaningOf = ({ means }: Need): string => means.toSorted().join(' ');

/** A saying as it is compared, between spaces. */
const formsOf = (said: string): string =>
  ` ${said
    .split(' ')
    .filter((word) => !littleWords.has(word))
    .map(stemOf)
    .join(' ')} `;

const knownShorter = new Map<Need, readonly string[]>();

/** Shorter sayings of the same meaning in a longer one: a text with "month-end close" says "month-end", too. */
function shorterIn(need: Need): readonly string[] {
  const known = knownShorter.get(need);
  if (known) return known;
  byMeaning ??= Map.groupBy(needs, meaningOf);
  const forms = formsOf(need.said);
  const shorter = (byMeaning.get(meaningOf(need)) ?? [])
    .map(({ said }) => said)
    .filter((said) => weightOfSaying(said) >= tellingWeights.saying && said !== need.said)
    .filter((said) => forms.includes(formsOf(said)));
  knownShorter.set(need, shorter);
  return shorter;
}

/** What is longer is no word, and no index would take it. */
const longestWord = 40;

const entryKey = (id: string): string => `@${id}`;

/** What a saying has to do with. Products are not among it: writing of one would answer most that is said of it. */
const meantOf = ({ need }: Pick<SaidPart, 'need'>): TellingWord[] =>
  need === null || need.kind === 'foreign' || weightOfSaying(need.said) <= tellingWeights.tradeWord
    ? []
    : need.means.flatMap((id) => {
        const typed = partName(id);
        return typed ? [{ typed, weight: tellingWeights.meant, keys: [entryKey(id)] }] : [];
      });

/** The name of a part of a product, or of a technique; null for products. */
function partName(id: string): string | null {
  if (isModuleId(id)) return moduleById(id).name;
  return isExtraSkillId(id) && !isSkillId(id) ? extraSkillById(id).name : null;
}

function wordOf({
  phrase,
  typed,
  terms,
  need,
  isEveryday,
}: Omit<SaidPart, 'start' | 'end'>): TellingWord[] {
  if (isEveryday) return [];
  if (need) {
    const sayings = [need.said, ...shorterIn(need)];
    const weight = Math.min(...sayings.map(weightOfSaying));
    return weight > 0 ? [{ typed, weight, keys: sayings.map((said) => `~${said}`) }] : [];
  }
  if (terms.length > 0) {
    const isProduct = terms.every(isWideSkill);
    const weight = isProduct ? tellingWeights.product : weightOfName(phrase);
    return [{ typed, weight, keys: terms.map(({ id }) => entryKey(id)).sort() }];
  }
  const stem = stemOf(phrase);
  if (plainStems.has(stem) || phrase.length > longestWord || !/\p{L}{2}/u.test(phrase)) return [];
  const { tradeWord, otherWord } = tellingWeights;
  return [{ typed, weight: tradeStems.has(stem) ? tradeWord : otherWord, keys: [stem] }];
}

/** A product or a service: most texts name one. A technique such as X++ is a part of them. */
const isWideSkill = ({ kind, id }: Term): boolean =>
  kind === 'skill' && isSkillId(id) && skillById(id).kind !== 'technique';

/** Some names are common words ("Leave"), and may stand there as such. */
const weightOfName = (phrase: string): number =>
  isCommon(phrase) ? tellingWeights.tradeWord : tellingWeights.name;

const isCommon = (word: string): boolean =>
  plainStems.has(stemOf(word)) || tradeStems.has(stemOf(word));

/** A saying of one common word ("on order") weighs no more than that word. */
function weightOfSaying(said: string): number {
  const [word = '', ...others] = said.split(' ').filter((each) => !littleWords.has(each));
  if (others.length > 0) return tellingWeights.longSaying;
  const stem = stemOf(word);
  if (plainStems.has(stem)) return 0;
  return tradeStems.has(stem) ? tellingWeights.tradeWord : tellingWeights.saying;
}
