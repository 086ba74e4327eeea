import type { z } from 'zod';
import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { isCertificationId } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import { type ExtraSkillId, isExtraSkillId } from '#catalogue/extra-skills.ts';
import { isModuleId, skillOfModule } from '#catalogue/modules.ts';
import { skillSameAs, withSameThings } from '#catalogue/same-things.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import type { matchScoreSchema } from '../contract.ts';
import {
  type ConsultantPlace,
  fitOf,
  placeFactsOf,
  placePoints,
  type WorkPlace,
} from './place-score.ts';
import {
  availabilityShares,
  fullExperienceYears,
  hoursPerProjectWeek,
  matchWeights,
  maxRateRatio,
  pointsFor,
  projectWeeks,
  skillShares,
} from './weights.ts';
import { scoreWords } from './word-score.ts';

/** What a project asks for. Ids that the catalogue does not know are passed over. */
export interface ProjectNeed extends WorkPlace {
  modules: readonly string[];
  /** Of a project whose client was not sure of its modules also the skills and products that its words name. */
  extraSkills: readonly string[];
  timeline: Timeline;
  /** The upper end of the whole budget, in US dollars. */
  budgetMaxUsd: number;
  /** What its title and description say, each thing once. */
  words: readonly TellingWord[];
}

/** What a consultant brings. */
export interface ConsultantOffer extends ConsultantPlace {
  primarySkills: readonly string[];
  secondarySkills: readonly string[];
  modules: readonly string[];
  /** US dollars. */
  hourlyRateUsd: number;
  availability: Availability;
  yearsExperience: number;
  /** Certifications that an admin has verified. */
  verifiedCertifications: readonly string[];
  /** The keys of what summary, experience and portfolio say; those that a project asks for suffice to score it. */
  written: readonly string[];
}

/** What of it is knowledge, and the proof of knowledge. */
type Knowledge = Pick<
  ConsultantOffer,
  'primarySkills' | 'secondarySkills' | 'modules' | 'verifiedCertifications'
>;

export type MatchScore = z.infer<typeof matchScoreSchema>;
type Factors = MatchScore['factors'];
type SkillMatch = Factors['skills']['matched'][number];
type RequiredSkill = SkillId | ExtraSkillId;

/** The modules that a project asks for. */
export const requiredModules = ({ modules }: ProjectNeed) => [
  ...new Set(modules.filter(isModuleId)),
];

const isRequiredSkill = (id: string): id is RequiredSkill => isSkillId(id) || isExtraSkillId(id);

/**
 * The skills that a project asks for: the products of its modules, and its extra skills. A module that is a skill of
 * its own asks for that skill.
 */
export const requiredSkills = (need: ProjectNeed): RequiredSkill[] => [
  ...new Set([
    ...requiredModules(need).map((id) => skillSameAs(id) ?? skillOfModule(id)),
    ...need.extraSkills.filter(isRequiredSkill),
  ]),
];

/** The hourly rate, in US dollars, at which the whole budget lasts for the whole project. */
export const affordableRate = ({
  budgetMaxUsd,
  timeline,
}: Pick<ProjectNeed, 'budgetMaxUsd' | 'timeline'>): number =>
  budgetMaxUsd / (projectWeeks[timeline] * hoursPerProjectWeek);

/**
 * How well a consultant fits a project, of 100: eight factors, each with the points it gives, the most it could
 * give, and what they are for. It follows from its arguments alone, whatever order their lists are in.
 */
export function scoreMatch(need: ProjectNeed, given: ConsultantOffer): MatchScore {
  const offer = { ...given, ...withSameThings(given) };
  const factors: Factors = {
    modules: scoreModules(need, offer),
    skills: scoreSkills(need, offer),
    words: scoreWords(need, offer),
    rate: scoreRate(need, offer),
    availability: {
      points: availabilityPoints(offer.availability),
      max: matchWeights.availability,
      availability: offer.availability,
    },
    place: scorePlace(need, offer),
    experience: {
      points: experiencePoints(offer.yearsExperience),
      max: matchWeights.experience,
      years: offer.yearsExperience,
    },
    credentials: scoreCredentials(need, offer),
  };
  const total = Object.values(factors).reduce((sum, { points }) => sum + points, 0);
  return { total, factors };
}

/** The points that do not depend on the project: for availability and experience. */
export const readinessPoints = (
  offer: Pick<ConsultantOffer, 'availability' | 'yearsExperience'>,
): number => availabilityPoints(offer.availability) + experiencePoints(offer.yearsExperience);

/** The points for knowing so many of the modules that a project asks for. */
export const modulePoints = (need: ProjectNeed, matched: number): number =>
  pointsFor('modules', asksForNothing(need) ? 0 : shareOf(matched, requiredModules(need).length));

/** The points for skills, where the shares of those that a project asks for have this sum. */
export const skillPoints = (need: ProjectNeed, share: number): number =>
  pointsFor('skills', asksForNothing(need) ? 0 : shareOf(share, requiredSkills(need).length));

/** The points for so many verified certifications that count. */
export const credentialPoints = (matched: number): number =>
  pointsFor('credentials', matched > 0 ? 1 : 0);

/** The points for an hourly rate, of those for the rate; a higher rate never gives more. */
export function ratePoints(need: ProjectNeed, hourlyRateUsd: number): number {
  const times = hourlyRateUsd / affordableRate(need);
  return pointsFor('rate', (maxRateRatio - times) / (maxRateRatio - 1));
}

const availabilityPoints = (availability: Availability): number =>
  pointsFor('availability', availabilityShares[availability]);

const experiencePoints = (years: number): number =>
  pointsFor('experience', years / fullExperienceYears);

/** Which part of a whole this is; all of it where nothing is asked for. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/**
 * For a project that names nothing, and whose words mean nothing here, no consultant can be said to know what it needs.
 */
const asksForNothing = (need: ProjectNeed): boolean => requiredSkills(need).length === 0;

function scoreModules(need: ProjectNeed, offer: Knowledge): Factors['modules'] {
  const required = requiredModules(need);
  const matched = required.filter((id) => offer.modules.includes(id));
  return {
    points: modulePoints(need, matched.length),
    max: matchWeights.modules,
    matched,
    missing: required.filter((id) => !offer.modules.includes(id)),
  };
}

function scoreSkills(need: ProjectNeed, offer: Knowledge): Factors['skills'] {
  const required = requiredSkills(need);
  const matched = required.flatMap((skill) => matchSkill(skill, offer) ?? []);
  const share = matched.reduce((sum, match) => sum + shareOfMatch(match), 0);
  return {
    points: skillPoints(need, share),
    max: matchWeights.skills,
    matched,
    missing: required.filter((skill) => !matched.some((match) => match.skill === skill)),
  };
}

/** How much of a required skill this match is worth. */
const shareOfMatch = ({ as, degree }: SkillMatch): number =>
  as === 'related' ? skillShares[degree ?? 'distant'] : skillShares[as];

function matchSkill(skill: RequiredSkill, offer: Knowledge): SkillMatch | undefined {
  const { primarySkills, secondarySkills } = offer;
  if (primarySkills.includes(skill)) return { skill, as: 'primary', through: null, degree: null };
  if (secondarySkills.includes(skill))
    return { skill, as: 'secondary', through: null, degree: null };
  const helper = skillsHelpingWith(skill).find(
    ({ knows }) => primarySkills.includes(knows) || secondarySkills.includes(knows),
  );
  return helper && { skill, as: 'related', through: helper.knows, degree: helper.degree };
}

function scoreRate(need: ProjectNeed, { hourlyRateUsd }: ConsultantOffer): Factors['rate'] {
  return {
    points: ratePoints(need, hourlyRateUsd),
    max: matchWeights.rate,
    hourlyRateUsd,
    affordableRateUsd: Math.floor(affordableRate(need)),
  };
}

function scorePlace(need: ProjectNeed, offer: ConsultantOffer): Factors['place'] {
  const fit = fitOf(need, placeFactsOf(need, offer));
  return { points: placePoints(fit), max: matchWeights.place, fit };
}

function scoreCredentials(need: ProjectNeed, offer: Knowledge): Factors['credentials'] {
  const required: readonly string[] = requiredSkills(need);
  const matched = offer.verifiedCertifications.filter(
    (id) => isCertificationId(id) && skillsProvenBy[id].some((skill) => required.includes(skill)),
  );
  return {
    points: credentialPoints(matched.length),
    max: matchWeights.credentials,
    matched: [...new Set(matched)].sort(),
  };
}
