import { countries } from '#catalogue/enumerations/places.ts';
import { isSkillId } from '#catalogue/skills.ts';
import { initialsOf } from '#features/identity/accounts/rules/person-name.ts';
import { dayAhead } from '#features/profiles/consultants/rules/available-from.ts';
import { viewRating } from '#features/profiles/ratings/server/views.ts';
import type {
  PublicCard,
  PublicCityGroup,
  PublicDirectory,
  PublicFigures,
  PublicSkillGroup,
} from '../contract.ts';
import { mayShowRates } from '../policy.ts';
import type { ListedConsultantRow } from './queries/public-cards.ts';
import type { findCityRows, findSkillRows, listDirectoryRows } from './queries/public-groups.ts';

/** The only way a visitor sees a consultant: the name is cut to its initials here, and there is no photo. */
export function viewPublicCard(consultant: ListedConsultantRow, now: Date): PublicCard {
  const { available_from: availableFrom, timezone } = consultant;
  return {
    userId: consultant.user_id,
    initials: initialsOf(consultant.first_name, consultant.last_name),
    title: consultant.title,
    city: consultant.city,
    country: consultant.country,
    workArrangement: consultant.work_arrangement,
    hourlyRateUsd: consultant.hourly_rate_usd,
    availability: consultant.availability,
    availableFrom: dayAhead({ availableFrom, timezone }, now),
    ...viewRating(consultant),
    summary: consultant.summary,
    yearsExperience: consultant.years_experience,
    primarySkills: consultant.primary_skills,
  };
}

type DirectoryRows = Awaited<ReturnType<typeof listDirectoryRows>>;
type SkillRows = NonNullable<Awaited<ReturnType<typeof findSkillRows>>>;
type CityRows = NonNullable<Awaited<ReturnType<typeof findCityRows>>>;

/** The directory of public pages. */
export function viewPublicDirectory({ all, skills, cities }: DirectoryRows): PublicDirectory {
  return {
    consultants: all?.consultants ?? 0,
    skills: viewSkills(skills),
    cities: viewCities(cities),
  };
}

/** A skill's figures and cities. */
export function viewPublicSkill({ skill, figures, cities }: SkillRows): PublicSkillGroup {
  return { skill, ...viewFigures(figures), cities: viewCities(cities) };
}

/** A city's figures and skills. */
export function viewPublicCity({ figures, skills }: CityRows): PublicCityGroup {
  return { ...viewCity(figures), ...viewFigures(figures), skills: viewSkills(skills) };
}

function viewFigures(row: CityRows['figures']): PublicFigures {
  const { consultants, available, limited } = row;
  return {
    consultants,
    availability: { available, limited, unavailable: consultants - available - limited },
    ratesUsd: mayShowRates(consultants) ? viewRates(row) : null,
  };
}

function viewRates(row: CityRows['figures']): PublicFigures['ratesUsd'] {
  const { rate_lowest_usd: lowest, rate_median_usd: median, rate_highest_usd: highest } = row;
  if (lowest === null || median === null || highest === null) return null;
  return { lowest, median, highest };
}

const viewSkills = (rows: DirectoryRows['skills']): PublicDirectory['skills'] =>
  rows.flatMap(({ skill, consultants }) => (isSkillId(skill) ? [{ skill, consultants }] : []));

const viewCities = (rows: DirectoryRows['cities']): PublicDirectory['cities'] =>
  rows.map((row) => ({ ...viewCity(row), consultants: row.consultants }));

function viewCity(row: { city: string; city_name: string | null; country: string | null }) {
  const { city, city_name, country } = row;
  return {
    city,
    name: city_name ?? city,
    country: country !== null && countries.has(country) ? country : ('other' as const),
  };
}
