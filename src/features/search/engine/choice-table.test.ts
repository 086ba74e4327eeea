import { expect, it } from 'vitest';
import { ChoiceTable } from './choice-table.ts';

/** What a slot has, by list. */
const choicesOf = (table: ChoiceTable, slot: number): string[] =>
  [...table.numbersOf(slot)].map((number) => `${table.lists[number]} ${table.names[number]}`);

it('has the choices of each slot, also of one with none before all others', () => {
  const table = new ChoiceTable();
  table.add({ skills: [], modules: [], places: [] });
  table.add({ skills: ['sales'], modules: ['sales.forecasting'], places: ['city:leeds-uk'] });
  table.add({ skills: [], modules: [], places: [] });
  table.add({ skills: ['power-bi', 'sales'], modules: [], places: ['country:uk', 'remote'] });
  expect([0, 1, 2, 3].map((slot) => choicesOf(table, slot))).toEqual([
    [],
    ['skill sales', 'module sales.forecasting', 'city city:leeds-uk'],
    [],
    ['skill power-bi', 'skill sales', 'place country:uk', 'place remote'],
  ]);
  expect(table.names).toHaveLength(new Set(table.names).size);
});

it('has room for as many as come', () => {
  const table = new ChoiceTable();
  const placesOf = (slot: number) => Array.from({ length: slot % 12 }, (_, n) => `place ${n}`);
  for (let slot = 0; slot < 3000; slot += 1) {
    table.add({ skills: [], modules: [], places: placesOf(slot) });
  }
  for (const slot of [0, 1000, 1023, 1024, 2999]) {
    expect(choicesOf(table, slot)).toEqual(placesOf(slot).map((place) => `place ${place}`));
  }
});
