import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { type CertificationId, certificationIds } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import {
  type FurtherProductId,
  isFurtherProductId,
  isProfileSkillId,
  type ProfileSkillId,
} from '#catalogue/profile-skills.ts';
import { isSkillId } from '#catalogue/skills.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import {
  knowledgePoints,
  type ProjectNeed,
  ratePoints,
  requiredModules,
  requiredSkills,
} from '#features/profiles/matching/rules/match-score.ts';
import { matchWeights } from '#features/profiles/matching/rules/weights.ts';
import { weightOf, wordPoints } from '#features/profiles/matching/rules/word-score.ts';

/*
 * How the best of very many consultants are found without looking at all of them: people who meet the same requirements
 * are a group. For each group there is a score that none of its people can exceed. docs/search.md has the argument.
 */

/** What a project asks for, by which people are grouped. */
export interface GroupingNeed extends ProjectNeed {
  /** Of its extra skills those that are never listed: no group would have an entry in it. */
  unlisted?: readonly string[];
}

/** One thing that a project asks of a profile. */
type Requirement =
  | { module: string }
  | { skill: ProfileSkillId }
  | { verified: true }
  | { words: true };

/** People who meet these requirements, and perhaps others: all of a project's, without the missing ones. */
export interface CandidateGroup {
  modules: string[];
  skills: ProfileSkillId[];
  /** Whether one of the certifications that count has been verified. */
  verified: boolean;
  /** Whether they have written of one of the decisive words. */
  words: boolean;
  /** The others, by their index among all requirements, rising. */
  missing: readonly number[];
}

/**
 * Everything a project asks of a profile. Products of its modules are not among it: a profile with a module lists its
 * product.
 */
function requirementsOf(need: GroupingNeed): Requirement[] {
  const skills = need.extraSkills.filter(isProfileSkillId);
  const listed = skills.filter((id) => !need.unlisted?.includes(id));
  return [
    ...requiredModules(need).map((module) => ({ module })),
    ...[...new Set(listed)].map((skill) => ({ skill })),
    ...(countingCertifications(need).length > 0 ? [{ verified: true } as const] : []),
    ...(decisiveKeys(need).length > 0 ? [{ words: true } as const] : []),
  ];
}

/** The people who meet all requirements but these. */
export function groupMissing(need: GroupingNeed, missing: readonly number[]): CandidateGroup {
  const met = requirementsOf(need).filter((_, index) => !missing.includes(index));
  return {
    modules: met.flatMap((each) => ('module' in each ? [each.module] : [])),
    skills: met.flatMap((each) => ('skill' in each ? [each.skill] : [])),
    verified: met.some((each) => 'verified' in each),
    words: met.some((each) => 'words' in each),
    missing,
  };
}

/** The groups that miss one requirement more: a later one, so that each group follows from one other. */
export function groupsBelow(need: GroupingNeed, { missing }: CandidateGroup): CandidateGroup[] {
  const first = (missing.at(-1) ?? -1) + 1;
  return requirementsOf(need).flatMap((_, index) =>
    index < first ? [] : [groupMissing(need, [...missing, index])],
  );
}

/** Every skill that counts for this project in any way: required ones, and those that help with them. */
export function countingSkills(need: ProjectNeed): ProfileSkillId[] {
  const required = requiredSkills(need);
  const helpers = required.flatMap((skill) => skillsHelpingWith(skill).map(({ knows }) => knows));
  return [...new Set([...required.filter(isProfileSkillId), ...helpers])];
}

/** The products among its extra skills that no primary skill covers. */
export const furtherProductsOf = ({ extraSkills }: ProjectNeed): FurtherProductId[] =>
  extraSkills.filter(isFurtherProductId);

/** Every certification that proves a skill this project asks for. */
export function countingCertifications(need: ProjectNeed): CertificationId[] {
  const required: readonly string[] = requiredSkills(need);
  return certificationIds.filter((id) =>
    skillsProvenBy[id].some((skill) => required.includes(skill)),
  );
}

/**
 * The keys of the decisive words: a consultant who has written none of them has at most half of the points for words.
 */
export const decisiveKeys = ({ words }: ProjectNeed): readonly string[] =>
  splitWords(words).decisiveKeys;

/** The most points for words that people of a group can have. */
const mostWordPoints = ({ words }: ProjectNeed, group: CandidateGroup): number =>
  wordPoints(words, group.words ? weightOf(words) : splitWords(words).lightWeight);

interface SplitWords {
  decisiveKeys: readonly string[];
  /** What all the others tell together. */
  lightWeight: number;
}

/** Every group of a project asks for it. */
const knownSplits = new WeakMap<ProjectNeed['words'], SplitWords>();

/** Takes the lightest words away, as long as they bring at most half of the points together. */
function splitWords(words: ProjectNeed['words']): SplitWords {
  const known = knownSplits.get(words);
  if (known) return known;
  const half = matchWeights.words / 2;
  const decisive = words.toSorted((one, other) => other.weight - one.weight);
  let lightWeight = 0;
  for (let next = decisive.at(-1); next; next = decisive.at(-1)) {
    if (wordPoints(words, lightWeight + next.weight) > half) break;
    lightWeight += next.weight;
    decisive.pop();
  }
  const split = { decisiveKeys: [...new Set(decisive.flatMap(({ keys }) => keys))], lightWeight };
  knownSplits.set(words, split);
  return split;
}

/** The people of a group that a bound is about: those that come after the last one read. */
export interface Remaining {
  /** The most points for readiness among them. */
  readiness: number;
  /** The lowest rate of those with that readiness, in US dollars an hour. */
  hourlyRateUsd: number;
  /** Whether all have that readiness: less ready people have a bound of their own then. */
  isOneLevel: boolean;
}

/** The whole group, before any of it has been read. */
export const wholeGroup: Remaining = {
  readiness: matchWeights.availability + matchWeights.experience,
  hourlyRateUsd: profileLimits.hourlyRate.min,
  isOneLevel: false,
};

/** A score that none of these people can exceed who meet just the requirements of the group. */
export function highestScore(
  need: ProjectNeed,
  group: CandidateGroup,
  { readiness, hourlyRateUsd, isOneLevel }: Remaining,
): number {
  const asReady = readiness + ratePoints(need, hourlyRateUsd);
  const lessReady = readiness - 1 + ratePoints(need, profileLimits.hourlyRate.min);
  const forWhatTheySay = mostKnowledgePoints(need, group) + mostWordPoints(need, group);
  return forWhatTheySay + (isOneLevel ? asReady : Math.max(asReady, lessReady));
}

/** The points for knowledge of a person who misses what the group misses and has everything else that counts. */
function mostKnowledgePoints(
  need: ProjectNeed,
  { modules, skills, verified }: CandidateGroup,
): number {
  const known = countingSkills(need).filter(
    (skill) => skills.includes(skill) || !need.extraSkills.includes(skill),
  );
  return knowledgePoints(need, {
    modules,
    primarySkills: known.filter(isSkillId),
    // The further products, which cannot be listed as primary.
    secondarySkills: known.filter((skill) => !isSkillId(skill)),
    verifiedCertifications: verified ? countingCertifications(need) : [],
  });
}
