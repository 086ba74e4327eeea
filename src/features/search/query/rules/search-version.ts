import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { languages } from '#catalogue/languages/text-language.ts';
import { needs } from '#catalogue/needs/all-needs.ts';
import { catalogueVersion } from '#catalogue/version.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { readinessPoints } from '#features/profiles/matching/rules/match-score.ts';
import { fullExperienceYears } from '#features/profiles/matching/rules/weights.ts';

/** Raise it whenever the same profile would make another entry, card or count than before. */
const entryVersion = 10;

/** A number that differs for other tables of words: profile texts are read by them. */
let digestOfWords: number | undefined;
function wordsDigest(): number {
  if (digestOfWords === undefined) {
    // FNV-1a: it has to notice a change, and need not withstand an attack.
    digestOfWords = 0x811c9dc5;
    for (const char of JSON.stringify([needs, languages, [...plainStems], [...tradeStems]])) {
      digestOfWords = Math.imul(digestOfWords ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
  }
  return digestOfWords;
}

/**
 * By which rules entries are made: of another version, they are all made anew at the next start. A demo lists
 * people whom a real site does not.
 */
export function searchVersion({ isDemo }: { isDemo: boolean }): string {
  const readiness = (['available', 'busy', 'unavailable'] as const).map((availability) =>
    readinessPoints({ availability, yearsExperience: fullExperienceYears }),
  );
  return [
    `entries ${entryVersion}`,
    `catalogue ${catalogueVersion}`,
    `words ${wordsDigest().toString(36)}`,
    `readiness ${readiness.join('/')} in ${fullExperienceYears} years`,
    `card ${Object.keys(consultantCardSchema.shape).sort().join(' ')}`,
    isDemo ? 'demo' : 'real',
  ].join(', ');
}
