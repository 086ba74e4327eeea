import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { extraSkillById, isExtraSkillId } from '#catalogue/extra-skills.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { MatchScore } from '../../rules/match-score.ts';
import type { PlaceFit } from '../../rules/place-score.ts';
import type { MatchFactor } from '../../rules/weights.ts';

/** A factor of a score in words: what matched, and what is missing. */
export interface FactorWords {
  factor: MatchFactor;
  name: string;
  points: number;
  max: number;
  matched: string[];
  /** What is near to something that is missing, and not the thing itself. */
  related?: string[];
  missing: string[];
}

const skillName = (id: string): string =>
  isExtraSkillId(id) ? extraSkillById(id).name : nameOfSkill(id);
const moduleName = (id: string): string => (isModuleId(id) ? moduleById(id).name : id);
const dollars = (amount: number): string => `${formatWholeMoney(amount, 'USD', 'en-US')} per hour`;

/** The names of the required skills and modules that a consultant lists, skills first. */
export const matchedNames = ({ factors }: MatchScore): string[] => [
  ...factors.skills.matched
    .filter(({ as }) => as !== 'related')
    .map(({ skill }) => skillName(skill)),
  ...factors.modules.matched.map(moduleName),
];

/** The related skills that a consultant lists in the place of required ones. */
export const relatedNames = ({ factors }: MatchScore): string[] => [
  ...new Set(factors.skills.matched.flatMap(({ through }) => (through ? skillName(through) : []))),
];

/** What was written of the project's own words, in one line; none where nothing was. */
function wroteAbout({ matched, moreMatched, points }: MatchScore['factors']['words']): string[] {
  if (matched.length + moreMatched === 0) {
    return points > 0 ? ['The project’s text says little: everyone has these points'] : [];
  }
  const others = moreMatched === 1 ? '1 common word' : `${moreMatched} common words`;
  return [`Wrote about: ${[...matched, ...(moreMatched > 0 ? [others] : [])].join(', ')}`];
}

const fitting = (text: string) => ({ matched: [text], missing: [] });
const lacking = (text: string) => ({ matched: [], missing: [text] });

const wordsOfFit: Readonly<Record<PlaceFit, Pick<FactorWords, 'matched' | 'missing'>>> = {
  'not-asked': fitting('The project asks for none'),
  fits: fitting('Works as the project needs'),
  elsewhere: lacking('Works on site, and lives elsewhere'),
  'not-said': lacking('Work arrangement not stated'),
  'on-site-only': lacking('Works on site only; the project is remote'),
  'remote-only': lacking('Works remotely only; the project needs someone on site'),
};

/** Every factor of a score in words, in the order of the published weights. */
export function explainMatch({ factors }: MatchScore): FactorWords[] {
  const { modules, skills, words, rate, availability, place, experience, credentials } = factors;
  const isAffordable = rate.hourlyRateUsd <= rate.affordableRateUsd;
  const rateWords = `${dollars(rate.hourlyRateUsd)}; the budget affords ${dollars(rate.affordableRateUsd)}`;
  return [
    {
      factor: 'modules',
      name: 'Modules',
      ...modules,
      matched: modules.matched.map(moduleName),
      missing: modules.missing.map(moduleName),
    },
    {
      factor: 'skills',
      name: 'Skills',
      ...skills,
      matched: skills.matched
        .filter(({ as }) => as !== 'related')
        .map(({ skill, as }) =>
          as === 'secondary' ? `${skillName(skill)} (secondary skill)` : skillName(skill),
        ),
      related: skills.matched.flatMap(({ skill, through }) =>
        through ? [`${skillName(skill)}: not listed; related: ${skillName(through)}`] : [],
      ),
      missing: skills.missing.map(skillName),
    },
    {
      factor: 'words',
      name: 'Project words',
      ...words,
      matched: wroteAbout(words),
      missing: words.missing.length > 0 ? [words.missing.join(', ')] : [],
    },
    {
      factor: 'rate',
      name: 'Rate against budget',
      ...rate,
      matched: isAffordable ? [rateWords] : [],
      missing: isAffordable ? [] : [rateWords],
    },
    {
      factor: 'availability',
      name: 'Availability',
      ...availability,
      matched: [availabilities.label(availability.availability)],
      missing: [],
    },
    {
      factor: 'place',
      name: 'Place and work arrangement',
      ...place,
      ...wordsOfFit[place.fit],
    },
    {
      factor: 'experience',
      name: 'Experience',
      ...experience,
      matched: [`${experience.years} ${experience.years === 1 ? 'year' : 'years'}`],
      missing: [],
    },
    {
      factor: 'credentials',
      name: 'Verified credentials',
      ...credentials,
      matched: credentials.matched.map((id) =>
        isCertificationId(id) ? labelOfCertification(id) : id,
      ),
      missing: [],
    },
  ];
}
