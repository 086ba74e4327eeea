import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import type { ProjectCard } from '../../contract/project-views.ts';

/** Where the work is done, in words: `On site, Leeds`; empty where neither is said. */
export const whereOfWork = ({
  workArrangement,
  place,
}: Pick<ProjectCard, 'workArrangement' | 'place'>): string =>
  [workArrangement ? workArrangements.label(workArrangement) : '', place]
    .filter(Boolean)
    .join(', ');
