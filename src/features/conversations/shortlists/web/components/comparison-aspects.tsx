import type { ReactNode } from 'react';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { timezones } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import type { ListedProfile } from '#features/profiles/consultants/contract/listed-profile.ts';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import {
  experienceOf,
  placeOf,
} from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { CertificationList } from '#features/profiles/credentials/web/components/certification-list.tsx';
import { Rating } from '#features/profiles/ratings/web/components/rating.tsx';
import { cx } from '#ui/class-names.ts';

/** What consultants are compared by. */
export interface Aspect<Person> {
  name: string;
  /** What is compared: one value, or several whose order says nothing. */
  values: (person: Person) => readonly string[];
  /** What is shown of it; `shared` is what all of them have. */
  shows: (person: Person, shared: ReadonlySet<string>) => ReactNode;
}

/** What is compared of a profile, wherever it was read. */
export type ComparedProfile = Pick<
  ListedProfile,
  | 'hourlyRateUsd'
  | 'yearsExperience'
  | 'city'
  | 'country'
  | 'workArrangement'
  | 'timezone'
  | 'availability'
  | 'availableFrom'
  | 'hoursPerWeek'
  | 'preferredProjectDuration'
  | 'primarySkills'
  | 'skillModules'
  | 'secondarySkills'
  | 'certifications'
  | 'verifiedCertifications'
> & { portfolioProjects: readonly { title: string }[] };

const moduleName = (id: string) => (isModuleId(id) ? moduleById(id).name : id);
const notSaid = <span className="text-ink-muted">Not said</span>;
const none = <span className="text-ink-muted">None named</span>;

/** An aspect that has one value in words. */
const one = (
  name: string,
  of: (consultant: ComparedProfile) => string,
): Aspect<ComparedProfile> => ({
  name,
  values: (consultant) => [of(consultant)],
  shows: (consultant) => of(consultant) || notSaid,
});

/** An aspect that lists things: what others lack stands out. */
const several = (
  name: string,
  of: (consultant: ComparedProfile) => readonly string[],
  nameOf: (id: string) => string,
): Aspect<ComparedProfile> => ({
  name,
  values: of,
  shows: (consultant, shared) => {
    const ids = of(consultant);
    if (ids.length === 0) return none;
    return (
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {ids.map((id) => (
          <li key={id} className={cx(shared.has(id) ? 'text-ink-muted' : 'font-semibold text-ink')}>
            {nameOf(id)}
          </li>
        ))}
      </ul>
    );
  },
});

/** What every profile says. */
export const profileAspects: readonly Aspect<ComparedProfile>[] = [
  {
    name: 'Rate',
    values: ({ hourlyRateUsd }) => [String(hourlyRateUsd)],
    shows: (consultant) => <RateText {...consultant} />,
  },
  one('Experience', experienceOf),
  one('Location', placeOf),
  one('Way of working', ({ workArrangement }) =>
    workArrangement ? workArrangements.label(workArrangement) : '',
  ),
  one('Timezone', ({ timezone }) => timezones.label(timezone)),
  one('Availability', availabilityOf),
  one('Hours per week', ({ hoursPerWeek }) => String(hoursPerWeek)),
  one('Preferred project duration', ({ preferredProjectDuration }) =>
    preferredDurations.label(preferredProjectDuration),
  ),
  several('Primary skills', ({ primarySkills }) => primarySkills, nameOfSkill),
  several('Modules', ({ skillModules }) => skillModules, moduleName),
  several('Secondary skills', ({ secondarySkills }) => secondarySkills, nameOfSkill),
  {
    name: 'Certifications',
    values: ({ certifications, verifiedCertifications }) => [
      ...certifications,
      ...verifiedCertifications.map(({ certification }) => `${certification} verified`),
    ],
    shows: ({ certifications, verifiedCertifications }) =>
      certifications.length === 0 ? (
        none
      ) : (
        <CertificationList certifications={certifications} verified={verifiedCertifications} />
      ),
  },
  several(
    'Portfolio projects',
    ({ portfolioProjects }) => portfolioProjects.map(({ title }) => title),
    (title) => title,
  ),
];

/** What consultants on the shortlist are compared by. */
export const listedAspects: readonly Aspect<ListedProfile>[] = [
  {
    name: 'Rating',
    values: ({ rating, reviewCount }) => [
      rating ? `${rating.mean} ${reviewCount}` : `${reviewCount}`,
    ],
    shows: (consultant) => <Rating of={consultant} />,
  },
  ...profileAspects,
];

/** How people answer: measured, and not part of the profile. Shown for all, also where only differences are shown. */
export const answersAspect = <Person,>(
  consultantIds: readonly string[],
  idOf: (person: Person) => string,
): Aspect<Person> => ({
  name: 'Answers',
  values: (person) => [idOf(person)],
  shows: (person) => (
    <ConsultantFigures consultantIds={consultantIds} consultantId={idOf(person)} />
  ),
});

/** What all of these people have of an aspect, and whether any has something that another lacks. */
export function compare<Person>(
  { values }: Pick<Aspect<Person>, 'values'>,
  people: readonly Person[],
): { shared: ReadonlySet<string>; differs: boolean } {
  const all = people.map((person) => new Set(values(person)));
  const [first = new Set<string>(), ...others] = all;
  const shared = new Set([...first].filter((value) => others.every((other) => other.has(value))));
  return { shared, differs: all.some((each) => each.size !== shared.size) };
}
