import { expect, it } from 'vitest';
import { ChoiceTable } from './choice-table.ts';

it('gives each choice one number, whoever has it first, and knows its list', () => {
  const named: string[] = [];
  const table = new ChoiceTable((choice) => named.push(choice) + 99);
  expect([...table.idsOf({ skills: [], modules: [], places: [] })]).toEqual([]);
  const first = { skills: ['sales'], modules: ['sales.forecasting'], places: ['city:leeds-uk'] };
  expect([...table.idsOf(first)]).toEqual([100, 101, 102]);
  const second = { skills: ['power-bi', 'sales'], modules: [], places: ['country:uk', 'remote'] };
  expect([...table.idsOf(second)]).toEqual([103, 100, 104, 105]);
  expect([...table.idsOf(first)]).toEqual([100, 101, 102]);
  expect(table.all).toEqual([
    { list: 'skill', value: 'sales', id: 100 },
    { list: 'module', value: 'sales.forecasting', id: 101 },
    { list: 'city', value: 'city:leeds-uk', id: 102 },
    { list: 'skill', value: 'power-bi', id: 103 },
    { list: 'place', value: 'country:uk', id: 104 },
    { list: 'place', value: 'remote', id: 105 },
  ]);
  expect(named).toEqual(table.all.map(({ value }) => value));
});
