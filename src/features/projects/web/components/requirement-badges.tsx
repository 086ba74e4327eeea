import { isRequirementId, nameOfRequirement } from '#catalogue/project-requirements.ts';
import { Badge } from '#ui/primitives/badge.tsx';

interface RequirementBadgesProps {
  project: { modules: readonly string[]; extraSkills: readonly string[] };
  /** Shows this many and counts the rest; without it, all. */
  limit?: number | undefined;
}

/** The modules and extra skills a project asks for. */
export function RequirementBadges({ project, limit }: RequirementBadgesProps) {
  const ids = [...project.modules, ...project.extraSkills];
  const shown = ids.slice(0, limit);
  const hidden = ids.length - shown.length;
  return (
    <ul aria-label="Required skills" className="flex flex-wrap gap-2">
      {shown.map((id) => (
        <li key={id} className="flex max-w-full">
          <Badge>{isRequirementId(id) ? nameOfRequirement(id) : id}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li className="flex">
          <Badge>+{hidden} more</Badge>
        </li>
      )}
    </ul>
  );
}
