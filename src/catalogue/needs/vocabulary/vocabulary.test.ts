import { expect, it } from 'vitest';
import { extraSkillIds } from '../../extra-skills.ts';
import { moduleIds } from '../../modules.ts';
import { skillIds } from '../../skills.ts';
import { vocabularyLines } from './all-vocabulary.ts';
import { linesOf, sayingsOf } from './vocabulary.ts';

it('has the words of every skill, module and extra skill', () => {
  const meant = new Set(Object.values(vocabularyLines).flat());
  const without = [...skillIds, ...moduleIds, ...extraSkillIds].filter((id) => !meant.has(id));
  // These are modules, too, and their words stand there.
  expect(without).toEqual(['copilot-studio', 'power-pages']);
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
