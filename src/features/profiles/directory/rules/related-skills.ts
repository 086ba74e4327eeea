import { adjacentSkills } from '#catalogue/adjacent-skills.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';

export interface RelatedSkill {
  skill: SkillId;
  reason: string;
}

/** The skills of the catalogue that help with this one, then those it helps with, each once, out of those listed. */
export function relatedSkills(skill: SkillId, listed: readonly SkillId[]): RelatedSkill[] {
  const related = new Map<SkillId, string>();
  for (const { knows, helpsWith, reason } of adjacentSkills) {
    if (helpsWith === skill && !related.has(knows)) related.set(knows, reason);
  }
  for (const { knows, helpsWith, reason } of adjacentSkills) {
    if (knows !== skill || !isSkillId(helpsWith) || related.has(helpsWith)) continue;
    related.set(helpsWith, reason);
  }
  return [...related]
    .filter(([name]) => listed.includes(name))
    .map(([name, reason]) => ({ skill: name, reason }));
}
