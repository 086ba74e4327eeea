import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { TypicalProject } from '../../../content/skill-guides/skill-guide.ts';

interface TypicalProjectsProps {
  projects: readonly TypicalProject[];
  headingLevel?: 3 | 4;
}

/** What someone is brought in for, with how long it takes. */
export function TypicalProjects({ projects, headingLevel = 3 }: TypicalProjectsProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {projects.map(({ title, duration, text }) => (
        <li key={title}>
          <Card className="h-full">
            <div>
              <CardTitle level={headingLevel}>{title}</CardTitle>
              <p className="mt-1 text-sm font-medium text-primary-ink">{duration}</p>
            </div>
            <p className="text-ink-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
