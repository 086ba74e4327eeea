import { scaleProjects } from '#db/scale/scale-projects.ts';
import type { ProjectNeed } from '#features/profiles/matching/rules/match-score.ts';
import { readProjectWords } from '#features/profiles/matching/rules/read-words.ts';

/** What made-up projects ask for, one after the other. */
export function madeUpNeeds(): () => ProjectNeed {
  const projects = scaleProjects(Number.MAX_SAFE_INTEGER, 'bench');
  return () => {
    const { value: project } = projects.next();
    const anywhere = { workArrangement: null, place: '' };
    return { ...anywhere, ...project, words: readProjectWords(project) };
  };
}
