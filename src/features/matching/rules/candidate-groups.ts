import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { type CertificationId, certificationIds } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import {
  type ProjectNeed,
  ratePoints,
  requiredModules,
  requiredSkills,
  scoreMatch,
} from './match-score.ts';
import { matchWeights } from './weights.ts';

/*
 * How the best of very many consultants are found without looking at all of them: those who meet the same wants are a
 * group, and for each group there is a score that nobody in it can exceed. docs/search.md has the argument.
 */

/** One thing that can be asked of a profile. */
type Want = { module: string } | { skill: SkillId } | { proof: true };

/** People who meet these wants, and perhaps others: all that a project wants, but for those given up. */
export interface CandidateGroup {
  modules: string[];
  skills: SkillId[];
  /** Whether one of the certifications that count has been verified. */
  proof: boolean;
  /** By their place among all wants, rising. */
  givenUp: readonly number[];
}

/** Everything a project wants of a profile. Products of its modules are not among it: who has a module lists its product. */
function wantsOf(need: ProjectNeed): Want[] {
  return [
    ...requiredModules(need).map((module) => ({ module })),
    ...[...new Set(need.extraSkills.filter(isSkillId))].map((skill) => ({ skill })),
    ...(countingCertifications(need).length > 0 ? [{ proof: true } as const] : []),
  ];
}

/** Those who meet all wants but these. */
export function groupWithout(need: ProjectNeed, givenUp: readonly number[]): CandidateGroup {
  const kept = wantsOf(need).filter((_, place) => !givenUp.includes(place));
  return {
    modules: kept.flatMap((want) => ('module' in want ? [want.module] : [])),
    skills: kept.flatMap((want) => ('skill' in want ? [want.skill] : [])),
    proof: kept.some((want) => 'proof' in want),
    givenUp,
  };
}

/** The groups that give up one want more. Only later ones are given up, so that each group comes from one other. */
export function groupsBelow(need: ProjectNeed, { givenUp }: CandidateGroup): CandidateGroup[] {
  const first = (givenUp.at(-1) ?? -1) + 1;
  return wantsOf(need).flatMap((_, place) =>
    place < first ? [] : [groupWithout(need, [...givenUp, place])],
  );
}

/** Every skill that counts for this project in any way: required ones, and those that help with them. */
export function countingSkills(need: ProjectNeed): SkillId[] {
  const required = requiredSkills(need);
  const helpers = required.flatMap((skill) => skillsHelpingWith(skill).map(({ knows }) => knows));
  return [...new Set([...required.filter(isSkillId), ...helpers])];
}

/** Every certification that proves a skill this project asks for. */
export function countingCertifications(need: ProjectNeed): CertificationId[] {
  const required: readonly string[] = requiredSkills(need);
  return certificationIds.filter((id) =>
    skillsProvenBy[id].some((skill) => required.includes(skill)),
  );
}

/**
 * The highest score that somebody can have who meets the wants of a group and none of those it gives up. People are
 * read by readiness and, among equally ready ones, the lowest rate first; after `last` come those who are as ready
 * and no cheaper, or less ready at any rate.
 */
export function highestScore(
  need: ProjectNeed,
  group: CandidateGroup,
  last: { readiness: number; hourlyRateUsd: number } | null,
): number {
  const mostReady = matchWeights.availability + matchWeights.experience;
  const others = last
    ? Math.max(
        last.readiness + ratePoints(need, last.hourlyRateUsd),
        last.readiness - 1 + matchWeights.rate,
      )
    : mostReady + matchWeights.rate;
  return mostKnowledgePoints(need, group) + others;
}

/** Points for knowledge and its proof of somebody who lacks what the group gives up and has everything else that counts. */
function mostKnowledgePoints(
  need: ProjectNeed,
  { modules, skills, proof }: CandidateGroup,
): number {
  const lacking = wantsOf(need).flatMap((want) =>
    'skill' in want && !skills.includes(want.skill) ? [want.skill] : [],
  );
  const { factors } = scoreMatch(need, {
    primarySkills: countingSkills(need).filter((skill) => !lacking.includes(skill)),
    secondarySkills: [],
    modules,
    hourlyRateUsd: 0,
    availability: 'unavailable',
    yearsExperience: 0,
    verifiedCertifications: proof ? countingCertifications(need) : [],
  });
  return factors.modules.points + factors.skills.points + factors.credentials.points;
}
