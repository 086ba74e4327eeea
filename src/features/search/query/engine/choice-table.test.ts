import { expect, it } from 'vitest';
import { ChoiceTable } from './choice-table.ts';

it('gives each choice one number, in any order, and knows its list', () => {
  const named: string[] = [];
  const table = new ChoiceTable(
    (choice) => named.push(choice) + 99,
    (id) => 1000 - id,
  );
  expect([...table.idsOf({ skills: [], modules: [], places: [] })]).toEqual([]);
  const first = { skills: ['sales'], modules: ['sales.forecasting'], places: ['city:leeds-uk'] };
  expect([...table.idsOf(first)]).toEqual([100, 101, 102]);
  const second = { skills: ['power-bi', 'sales'], modules: [], places: ['country:uk', 'remote'] };
  expect([...table.idsOf(second)]).toEqual([103, 100, 104, 105]);
  expect([...table.idsOf(first)]).toEqual([100, 101, 102]);
  expect(table.of('skill')).toEqual([
    { list: 'skill', value: 'sales', id: 100 },
    { list: 'skill', value: 'power-bi', id: 103 },
  ]);
  expect(table.of('module')).toEqual([{ list: 'module', value: 'sales.forecasting', id: 101 }]);
  expect(table.of('place')).toEqual([
    { list: 'place', value: 'country:uk', id: 104 },
    { list: 'place', value: 'remote', id: 105 },
  ]);
  expect(table.of('city')).toEqual([{ list: 'city', value: 'city:leeds-uk', id: 102 }]);
  expect(named).toEqual([
    ...['sales', 'sales.forecasting', 'city:leeds-uk'],
    ...['power-bi', 'country:uk', 'remote'],
  ]);
});

it('tells what most have first, as it is since the last version', () => {
  const had: number[] = [];
  const table = new ChoiceTable(
    (choice) => Number(choice.slice('city:'.length)),
    (id) => had[id] ?? 0,
  );
  const take = (place: number): void => {
    const [id = -1] = table.idsOf({ skills: [], modules: [], places: [`city:${place}`] });
    had[id] = (had[id] ?? 0) + 1;
  };
  const order = (): number[] => table.of('city').map(({ id }) => id);
  for (const place of [1, 2, 3, 3, 2, 3]) take(place);
  expect(order()).toEqual([3, 2, 1]);
  for (const place of [1, 1, 1]) take(place);
  expect(order()).toEqual([1, 3, 2]);
});
