import { expect, it } from 'vitest';
import { moduleChoices, notSure } from '#catalogue/project-requirements.ts';
import { projectSchema } from './project-form.ts';

it('“Not sure” stands alone among the modules of a project', () => {
  const { modules } = projectSchema.shape;
  const [one = '', other = ''] = moduleChoices;
  const problemsOf = (chosen: string[]) =>
    modules.safeParse(chosen).error?.issues.map(({ message }) => message) ?? [];
  expect(problemsOf([notSure])).toEqual([]);
  expect(problemsOf([one, other])).toEqual([]);
  expect(problemsOf([one, notSure])).toEqual(['Choose modules, or “Not sure”']);
  expect(problemsOf([one, one])).toEqual(['Each module can be chosen once']);
  expect(problemsOf([])).toEqual(['Please select at least one D365 module']);
});
