import { expect, it } from 'vitest';
import { extraSkillIds } from '../../extra-skills.ts';
import { modulesOf, specifiedProductIds } from '../../modules.ts';
import { isFurtherSkillId, specifiedSkillIds } from '../../skills.ts';
import { vocabularyLines } from './all-vocabulary.ts';
import { linesOf, sayingsOf } from './vocabulary.ts';

it('has the words of every skill, module and extra skill of the specification', () => {
  const meant = new Set<string>(Object.values(vocabularyLines).flat());
  const modules = specifiedProductIds.flatMap((id) => modulesOf(id).map((module) => module.id));
  const extras = extraSkillIds.filter((id) => !isFurtherSkillId(id));
  const without = [...specifiedSkillIds, ...modules, ...extras].filter((id) => !meant.has(id));
  expect(without).toEqual([]);
});

it('reads a list however its lines are broken', () => {
  expect(sayingsOf(' one way,\n  another,  third\n')).toEqual(['one way', 'another', 'third']);
});

it('makes a line of each saying, and takes none twice', () => {
  const tax = { means: ['finance-operations.tax'], said: 'customs duty, excise' } as const;
  expect(linesOf([tax])).toEqual({
    'customs duty': ['finance-operations.tax'],
    excise: ['finance-operations.tax'],
  });
  expect(() => linesOf([tax, { ...tax, said: 'excise' }])).toThrow('"excise" stands twice');
});
