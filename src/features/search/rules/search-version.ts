import { catalogueVersion } from '#catalogue/version.ts';
import { consultantCardSchema } from '#features/consultants/contract/consultant-card.ts';
import { readinessPoints } from '#features/matching/rules/match-score.ts';
import { fullExperienceYears } from '#features/matching/rules/weights.ts';

/** Raise it whenever the same profile would make another entry, card or count than before. */
const entryVersion = 2;

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
    `readiness ${readiness.join('/')} in ${fullExperienceYears} years`,
    `card ${Object.keys(consultantCardSchema.shape).sort().join(' ')}`,
    isDemo ? 'demo' : 'real',
  ].join(', ');
}
