import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import { type Country, countries } from '#catalogue/enumerations/places.ts';
import {
  isWorkingLevel,
  type LanguageSkill,
  spokenLanguages,
} from '#catalogue/enumerations/spoken-languages.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import { ambiguousPhrases, findTerms } from '#catalogue/find-terms.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import { withSameThings } from '#catalogue/same-things.ts';
import { isSkillId, type SkillId, skillById } from '#catalogue/skills.ts';
import { readinessPoints } from '#features/profiles/matching/rules/match-score.ts';
import { readWritten } from '#features/profiles/matching/rules/read-words.ts';
import { placesOf } from './places.ts';
import { availabilityRank, meritOf, type RankFigures } from './ranks.ts';

/** What of a listed consultant is searched. */
export interface SearchableProfile {
  title: string;
  summary: string;
  experience: string;
  portfolio: readonly { title: string; description: string }[];
  city: string;
  country: Country;
  workArrangement: WorkArrangement | null;
  languages: readonly LanguageSkill[];
  primarySkills: readonly string[];
  modules: readonly string[];
  secondarySkills: readonly string[];
  certifications: readonly string[];
  /** Certifications that an admin has verified. */
  verified: readonly string[];
  availability: Availability;
  yearsExperience: number;
  hourlyRateUsd: number;
  /** What "Highest Rated" orders by, in hundredths of a star. */
  rating: number;
}

/** What is written in one part of a profile: free words, normalised, and the entries of the catalogue it names. */
export interface SearchWords {
  text: string;
  terms: string[];
}

/** A consultant as the search knows them; it follows from the profile alone. */
export interface SearchEntry extends RankFigures {
  /** Primary and secondary ones. */
  skills: string[];
  modules: string[];
  /** Certifications. */
  verified: string[];
  places: string[];
  /** Choices of further filters, stored among the words: `language:de`, where it is spoken well enough to work in. */
  choices: string[];
  /** What counts most, and is in `top` too: what people call themselves, and where they are. */
  title: SearchWords;
  /** What counts next: title, primary skills, modules, place. */
  top: SearchWords;
  /** Then: secondary skills, certifications, languages, summary. */
  upper: SearchWords;
  /** The rest: experience and portfolio. */
  rest: SearchWords;
  /** The keys of what is written, by which match scores compare it with the words of a project. */
  written: string[];
}

/** How the search calls an entry of the catalogue among the words: no text has such a word. */
export const termOf = (kind: 'skill' | 'module' | 'certification', id: string): string =>
  `${kind}:${id}`;

/** How the search calls the choice of a language. */
export const languageChoice = (language: string): string => `language:${language}`;

/**
 * The key of a choice: no word begins with this sign. Skills and modules are words, too, in the texts that name them.
 */
export const choiceKey = (choice: string): string => `=${choice}`;

/** How the search calls something that is written among the words: no text has such a word. */
export const writtenWord = (key: string): string => `w:${key}`;

export function searchEntryOf(profile: SearchableProfile): SearchEntry {
  const listed = withSameThings(profile);
  const primarySkills = listed.primarySkills.filter(isSkillId);
  const secondarySkills = listed.secondarySkills.filter(isSkillId);
  const modules = listed.modules.filter(isModuleId);
  const certifications = profile.certifications.filter(isCertificationId);
  const place = [profile.city, countries.label(profile.country)];
  const languages = profile.languages
    .filter(({ level }) => isWorkingLevel(level))
    .map(({ language }) => language);
  const leading = [
    ...primarySkills.map((id) => termOf('skill', id)),
    ...modules.map((id) => termOf('module', id)),
  ];
  // "CRM" in a title may be any of several products.
  const termsInTitle = findTerms(profile.title).flatMap(({ kind, id, phrase }) =>
    kind === 'extra-skill' || ambiguousPhrases.includes(phrase) ? [] : [termOf(kind, id)],
  );
  const { rating } = profile;
  return {
    rating,
    experience: profile.yearsExperience,
    merit: meritOf({ rating, experience: profile.yearsExperience }),
    hourlyRateUsd: profile.hourlyRateUsd,
    availability: availabilityRank(profile.availability),
    readiness: readinessPoints(profile),
    skills: [...new Set([...primarySkills, ...secondarySkills])].sort(),
    modules: [...modules].sort(),
    verified: [...profile.verified].sort(),
    places: placesOf(profile),
    choices: languages.map(languageChoice).sort(),
    title: {
      text: normalise(profile.title, ...place),
      terms: leading.filter((term) => termsInTitle.includes(term)),
    },
    top: {
      text: normalise(
        profile.title,
        ...primarySkills.flatMap(namesOfSkill),
        ...modules.map((id) => moduleById(id).name),
        ...place,
      ),
      terms: leading,
    },
    upper: {
      text: normalise(
        ...secondarySkills.flatMap(namesOfSkill),
        ...certifications.map(labelOfCertification),
        ...languages.map(spokenLanguages.label),
        profile.summary,
      ),
      terms: [
        ...secondarySkills.map((id) => termOf('skill', id)),
        ...certifications.map((id) => termOf('certification', id)),
      ],
    },
    rest: {
      text: normalise(
        profile.experience,
        ...profile.portfolio.flatMap(({ title, description }) => [title, description]),
      ),
      terms: [],
    },
    written: readWritten(profile),
  };
}

const namesOfSkill = (id: SkillId): string[] => {
  const { name, microsoftName } = skillById(id);
  return microsoftName ? [name, microsoftName] : [name];
};

const normalise = (...texts: string[]): string => normalisePhrase(texts.join('\n'));
