import { type BudgetRange, budgetBounds, budgetRanges } from '#catalogue/enumerations/budget.ts';
import { type D365Status, d365Statuses } from '#catalogue/enumerations/company.ts';
import { type Timeline, timelines } from '#catalogue/enumerations/engagement-length.ts';
import { type ProjectType, projectTypes } from '#catalogue/enumerations/project.ts';
import { extraSkillIds } from '#catalogue/extra-skills.ts';
import { modulesOf, specifiedProductIds } from '#catalogue/modules.ts';
import { type Chance, chanceOf, pickSeveral, zipfPicker } from './chance.ts';
import { writeLine, writeText } from './texts.ts';
import { inventNames, needs, portfolioTitles } from './words.ts';

/** A made-up project, open and public. */
export interface ScaleProject {
  id: string;
  title: string;
  description: string;
  modules: string[];
  extraSkills: string[];
  timeline: Timeline;
  budgetRange: BudgetRange;
  budgetMinUsd: number;
  budgetMaxUsd: number;
  companyName: string;
  currentD365Status: D365Status;
  projectType: ProjectType;
}

const pickProduct = zipfPicker(specifiedProductIds, 0.9);
const pickCompany = zipfPicker(inventNames(5000, 'clients'), 0.5);

/** So many made-up projects, one after the other: the same seed gives the same projects. */
export function* scaleProjects(count: number, seed: string): Generator<ScaleProject> {
  const chance = chanceOf(`projects ${seed}`);
  for (let n = 0; n < count; n += 1) yield projectOf(chance);
}

function projectOf(chance: Chance): ScaleProject {
  const products = pickSeveral(chance, pickProduct, chance.happens(0.3) ? 2 : 1);
  const modules = products.flatMap((product) =>
    pickSeveral(
      chance,
      zipfPicker(
        modulesOf(product).map(({ id }) => id),
        0.9,
      ),
      chance.whole(1, 3),
    ),
  );
  const subject = { skills: products, modules };
  const budgetRange = chance.one(budgetRanges.values);
  const { min, max } = budgetBounds(budgetRange);
  return {
    id: chance.uuid(),
    title: writeLine(chance, portfolioTitles, subject).slice(0, 150),
    description: writeText(chance, needs, subject, { about: chance.whole(80, 600), max: 2000 }),
    modules,
    extraSkills: pickSeveral(chance, () => chance.one(extraSkillIds), chance.whole(0, 2)),
    timeline: chance.one(timelines.values),
    budgetRange,
    budgetMinUsd: min,
    budgetMaxUsd: max,
    companyName: pickCompany(chance),
    currentD365Status: chance.one(d365Statuses.values),
    projectType: chance.one(projectTypes.values),
  };
}
