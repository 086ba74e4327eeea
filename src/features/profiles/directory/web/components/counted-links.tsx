import { Link } from '@tanstack/react-router';
import { countries } from '#catalogue/enumerations/places.ts';
import { skillById } from '#catalogue/skills.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { PublicDirectory } from '../../contract.ts';

const chip =
  'inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium text-ink no-underline hover:border-line-strong';

/** The pages of skills, each with how many consultants there are. */
export function SkillLinks({ skills }: Pick<PublicDirectory, 'skills'>) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {skills.map(({ skill, consultants }) => (
        <li key={skill}>
          <Link to="/consultants/skill/$skill" params={{ skill }} className={chip}>
            {skillById(skill).name}
            <Count consultants={consultants} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The pages of cities, each with how many consultants there are. */
export function CityLinks({ cities }: Pick<PublicDirectory, 'cities'>) {
  const isShared = (name: string) => cities.filter((city) => city.name === name).length > 1;
  return (
    <ul className="flex flex-wrap gap-2.5">
      {cities.map(({ city, name, country, consultants }) => (
        <li key={city}>
          <Link to="/consultants/city/$city" params={{ city }} className={chip}>
            {isShared(name) ? `${name}, ${countries.label(country)}` : name}
            <Count consultants={consultants} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ consultants }: { consultants: number }) {
  return (
    <span className="text-ink-muted tabular-nums">
      {consultants}
      <VisuallyHidden>{consultants === 1 ? ' consultant' : ' consultants'}</VisuallyHidden>
    </span>
  );
}
