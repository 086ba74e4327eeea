import { type CertificationId, certificationIds } from '#catalogue/certifications.ts';
import { type Availability, availabilities } from '#catalogue/enumerations/availability.ts';
import {
  type PreferredDuration,
  preferredDurations,
} from '#catalogue/enumerations/engagement-length.ts';
import {
  type WorkArrangement,
  workArrangements,
} from '#catalogue/enumerations/work-arrangement.ts';
import { modulesOf } from '#catalogue/modules.ts';
import {
  type SkillId,
  type SpecifiedSkillId,
  skillById,
  specifiedSkillIds,
} from '#catalogue/skills.ts';
import { type Chance, chanceOf, pickSeveral, zipfPicker } from './chance.ts';
import { type ScalePlace, scalePlaces } from './places.ts';
import { type Subject, writeLine, writeText } from './texts.ts';
import {
  experiences,
  firstNames,
  inventNames,
  portfolioTitles,
  ranks,
  roles,
  summaries,
} from './words.ts';

/** A made-up consultant, as one would fill in the profile form. */
export interface ScaleConsultant extends ScalePlace {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  title: string;
  yearsExperience: number;
  hourlyRateUsd: number;
  primarySkills: SkillId[];
  modules: string[];
  secondarySkills: SkillId[];
  certifications: CertificationId[];
  /** Some have never said. */
  workArrangement: WorkArrangement | null;
  availability: Availability;
  hoursPerWeek: number;
  preferredDuration: PreferredDuration;
  summary: string;
  experience: string;
  portfolio: { title: string; description: string }[];
  /** A few are not: they wait for approval, or have no subscription. */
  isApproved: boolean;
  isSubscribed: boolean;
}

// Those of the specification, so that the same seed gives the same people as ever.
const pickSkill = zipfPicker(specifiedSkillIds, 0.9);
const pickPlace = zipfPicker(scalePlaces(1500));
const pickLastName = zipfPicker(inventNames(5000, 'families'), 0.5);
const modulePickers = new Map(
  specifiedSkillIds.map((skill) => [
    skill,
    zipfPicker(
      modulesOf(skill).map(({ id }) => id),
      0.9,
    ),
  ]),
);

/** So many made-up consultants, one after the other: the same seed gives the same people. */
export function* scaleConsultants(count: number, seed: string): Generator<ScaleConsultant> {
  const chance = chanceOf(`consultants ${seed}`);
  // A chance of its own, so that the rest of these people is what it was before this was asked.
  const chanceOfPlace = chanceOf(`work arrangements ${seed}`);
  for (let n = 0; n < count; n += 1) {
    yield { ...consultantOf(chance, n), workArrangement: workArrangementOf(chanceOfPlace) };
  }
}

function workArrangementOf(chance: Chance): WorkArrangement | null {
  return chance.happens(0.1) ? null : chance.one(workArrangements.values);
}

function consultantOf(chance: Chance, n: number): Omit<ScaleConsultant, 'workArrangement'> {
  const primarySkills = pickSeveral(chance, pickSkill, chance.whole(3, 6));
  const modules = primarySkills.flatMap((skill) => modulesKnown(chance, skill));
  const subject: Subject = { skills: primarySkills, modules };
  const yearsExperience = Math.min(chance.whole(1, 20) + chance.whole(0, 12), chance.whole(1, 40));
  const [mainSkill = 'sales'] = primarySkills;
  return {
    id: chance.uuid(),
    firstName: chance.one(firstNames),
    lastName: pickLastName(chance),
    email: `scale-consultant-${n}@example.test`,
    title: `${chance.one(ranks)}${skillById(mainSkill).name} ${chance.one(roles)}`,
    yearsExperience,
    hourlyRateUsd: hourlyRate(chance, yearsExperience),
    ...pickPlace(chance),
    primarySkills,
    modules,
    secondarySkills: pickSeveral(chance, pickSkill, chance.whole(0, 4)).filter(
      (skill) => !primarySkills.includes(skill),
    ),
    certifications: pickSeveral(chance, () => chance.one(certificationIds), chance.whole(0, 3)),
    availability: chance.happens(0.6) ? 'available' : chance.one(availabilities.values),
    hoursPerWeek: chance.whole(2, 8) * 5,
    preferredDuration: chance.one(preferredDurations.values),
    summary: writeText(chance, summaries, subject, { about: chance.whole(110, 380), max: 500 }),
    experience: writeText(chance, experiences, subject, {
      about: chance.whole(220, 1000),
      max: 2000,
    }),
    portfolio: Array.from({ length: chance.whole(0, 2) }, () => ({
      title: writeLine(chance, portfolioTitles, subject),
      description: writeText(chance, experiences, subject, { about: 90, max: 400 }),
    })),
    isApproved: !chance.happens(0.04),
    isSubscribed: !chance.happens(0.06),
  };
}

function modulesKnown(chance: Chance, skill: SpecifiedSkillId): string[] {
  const pick = modulePickers.get(skill);
  return pick && modulesOf(skill).length > 0 ? pickSeveral(chance, pick, chance.whole(0, 4)) : [];
}

/** Around 100 dollars, more with the years, in steps of five. */
function hourlyRate(chance: Chance, years: number): number {
  const spread = chance.number() + chance.number() + chance.number();
  return Math.min(1000, Math.max(25, Math.round((35 + years * 2 + spread * 45) / 5) * 5));
}
