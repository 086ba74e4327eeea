import type { AdjacentSkill } from './adjacent-pairs/adjacent-skill.ts';
import { furtherPairs } from './adjacent-pairs/further-pairs.ts';
import { specifiedPairs } from './adjacent-pairs/specified-pairs.ts';
import type { ExtraSkillId } from './extra-skills.ts';
import type { SkillId } from './skills.ts';

/** Directed pairs: each way has its own line, since knowing the part is not knowing the whole. */
export const adjacentSkills: readonly AdjacentSkill[] = [...specifiedPairs, ...furtherPairs];

/** The pairs whose knowledge helps with this skill, the close ones first; none when nothing does. */
export function skillsHelpingWith(id: SkillId | ExtraSkillId): readonly AdjacentSkill[] {
  const pairs = adjacentSkills.filter((pair) => pair.helpsWith === id);
  return [
    ...pairs.filter(({ degree }) => degree === 'close'),
    ...pairs.filter(({ degree }) => degree === 'distant'),
  ];
}
