import { isRequirementId, nameOfRequirement, notSure } from '#catalogue/project-requirements.ts';
import { BadgeList } from '#ui/primitives/badge-list.tsx';

interface RequirementBadgesProps {
  project: { modules: readonly string[]; extraSkills: readonly string[] };
  /** Shows this many and counts the rest; without it, all. */
  limit?: number | undefined;
}

/** The modules and extra skills a project asks for. */
export function RequirementBadges({ project, limit }: RequirementBadgesProps) {
  const ids = [...project.modules, ...project.extraSkills];
  const names = ids.map((id) => {
    if (id === notSure) return 'Modules: not sure';
    return isRequirementId(id) ? nameOfRequirement(id) : id;
  });
  return <BadgeList label="Required skills" names={names} limit={limit} />;
}
