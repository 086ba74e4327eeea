import { Link } from '@tanstack/react-router';
import { skillById } from '#catalogue/skills.ts';
import type { RelatedSkill } from '../../rules/related-skills.ts';

/** Skills beside this one, and why one helps with the other. */
export function RelatedSkills({ skills }: { skills: readonly RelatedSkill[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {skills.map(({ skill, reason }) => (
        <li key={skill} className="border-l-2 border-primary-line pl-5">
          <Link
            to="/consultants/skill/$skill"
            params={{ skill }}
            className="inline-flex min-h-6 items-center font-semibold text-primary-ink underline decoration-primary-line decoration-2 underline-offset-4 hover:decoration-current"
          >
            {skillById(skill).name}
          </Link>
          <p className="mt-1 text-ink-muted">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
