import { expect, it } from 'vitest';
import { triesOf } from './tries.ts';

it('the texts to try are modules before skills, the first as the consultant works, at most three', () => {
  const skillModules = ['finance-operations.general-ledger', 'supply-chain.warehouse-management'];
  const primarySkills = ['finance-operations', 'power-bi'];
  expect(triesOf({ skillModules, primarySkills, workArrangement: 'both' })).toEqual([
    'General Ledger, remote',
    'Warehouse Management',
    'D365 Finance & Operations',
  ]);
  expect(
    triesOf({ skillModules: [], primarySkills: ['power-bi'], workArrangement: 'on-site' }),
  ).toEqual(['Power BI']);
  expect(triesOf({ skillModules: [], primarySkills: [], workArrangement: 'remote' })).toEqual([]);
});
