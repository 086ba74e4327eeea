import type { headOfCity, headOfPage, headOfSkill } from './public-head.ts';

// Routes are among the code of every page, and what public pages say of themselves is needed by these alone.
const loadHeads = () => import('./public-head.ts');

/** The head of a page in the register. */
export const pageHead = async (...page: Parameters<typeof headOfPage>) =>
  (await loadHeads()).headOfPage(...page);

/** The head of a skill's page, by the title of its guide. */
export const skillHead = async (...page: Parameters<typeof headOfSkill>) =>
  (await loadHeads()).headOfSkill(...page);

/** The head of a city's page. */
export const cityHead = async (...page: Parameters<typeof headOfCity>) =>
  (await loadHeads()).headOfCity(...page);
