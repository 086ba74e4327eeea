import type { ExtraSkillId } from '../extra-skills.ts';
import type { SkillId } from '../skills.ts';

/** How near a related skill is: much of it is the same work, or it is a neighbour. */
export type Degree = 'close' | 'distant';

/** Someone who knows `knows` has part of what `helpsWith` needs; `reason` says why, for the reader of a score. */
export interface AdjacentSkill {
  readonly knows: SkillId;
  readonly helpsWith: SkillId | ExtraSkillId;
  readonly degree: Degree;
  readonly reason: string;
}
