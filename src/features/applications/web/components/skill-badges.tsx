import { isSkillId, skillById } from '#catalogue/skills.ts';
import { Badge } from '#ui/primitives/badge.tsx';

interface SkillBadgesProps {
  skills: readonly string[];
  /** Shows this many and counts the rest; without it, all. */
  limit?: number | undefined;
}

/** A consultant's primary skills. */
export function SkillBadges({ skills, limit }: SkillBadgesProps) {
  const shown = skills.slice(0, limit);
  const hidden = skills.length - shown.length;
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-2">
      {shown.map((id) => (
        <li key={id} className="flex max-w-full">
          <Badge>{isSkillId(id) ? skillById(id).name : id}</Badge>
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
