import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { type CertificationId, certificationIds } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import { profileLimits } from '#features/consultants/rules/profile-limits.ts';
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

/** Whom of a group, or of its people of one readiness, a bound is about. */
export interface Unread {
  /** They are no readier. */
  readiness: number;
  /** As ready, they are no cheaper, in US dollars an hour. */
  hourlyRateUsd: number;
  /** None of them is less ready: those have a bound of their own. */
  isOneLevel: boolean;
}

/** Everybody, before anybody has been read. */
export const everybody: Unread = {
  readiness: matchWeights.availability + matchWeights.experience,
  hourlyRateUsd: profileLimits.hourlyRate.min,
  isOneLevel: false,
};

/** The highest score that one of these people can have who meets the wants of the group and none of those it gives up. */
export function highestScore(
  need: ProjectNeed,
  group: CandidateGroup,
  { readiness, hourlyRateUsd, isOneLevel }: Unread,
): number {
  const asReady = readiness + ratePoints(need, hourlyRateUsd);
  const lessReady = readiness - 1 + ratePoints(need, profileLimits.hourlyRate.min);
  return mostKnowledgePoints(need, group) + (isOneLevel ? asReady : Math.max(asReady, lessReady));
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
