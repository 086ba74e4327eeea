import { certificationIds } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { modulesOf } from '#catalogue/modules.ts';
import { type SkillId, skillById } from '#catalogue/skills.ts';
import type { SkillGuide } from './skill-guide.ts';

const list = new Intl.ListFormat('en-GB');
const partsNamed = 6;

/** What the page of a skill says that has no guide of its own: all of it follows from the catalogue. */
export function plainGuideOf(id: SkillId): SkillGuide {
  const { name, microsoftName, formerNames } = skillById(id);
  const parts = modulesOf(id).map((module) => module.name);
  const [former] = formerNames;
  return {
    title: `${name} consultants`,
    name: microsoftName ?? name,
    description: `Independent ${name} consultants: the parts they work with, their rates, availability and certifications.`,
    about: [
      `${name} work includes ${list.format(parts.slice(0, partsNamed))}.${former ? ` Many people still call it ${former}.` : ''}`,
      `Consultants list the parts of ${name} they work with, so you can search for the ones your project needs.`,
    ],
    projects: [],
    questions: [],
    certifications: certificationIds.filter((certification) =>
      skillsProvenBy[certification].some((skill) => skill === id),
    ),
  };
}
