import { Link } from '@tanstack/react-router';
import type { SkillId } from '#catalogue/skills.ts';
import type { TypicalProject } from '../../../content/skill-guides/skill-guide.ts';

interface SkillInShort {
  skill: SkillId;
  title: string;
  projects: readonly TypicalProject[];
}

/** The skills that are known best somewhere, each with what its people are brought in for. */
export function SkillsInShort({ skills }: { skills: readonly SkillInShort[] }) {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-3">
      {skills.map(({ skill, title, projects }) => (
        <li key={skill} className="border-l-2 border-primary-line pl-5">
          <h3 className="text-lg font-semibold">
            <Link
              to="/consultants/skill/$skill"
              params={{ skill }}
              className="text-primary-ink underline decoration-primary-line decoration-2 underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-2 text-sm text-ink-muted">Typical projects</p>
          <ul className="mt-1 flex flex-col gap-1.5">
            {projects.map((project) => (
              <li key={project.title}>
                {project.title},{' '}
                <span className="whitespace-nowrap text-ink-muted">{project.duration}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
