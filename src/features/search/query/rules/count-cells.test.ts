import { expect, it } from 'vitest';
import { countCells } from './count-cells.ts';

const person = {
  skills: ['sales'],
  modules: ['sales.lead-management'],
  places: ['country:uk'],
  availability: 2,
};
const none = { available: 0, busy: 0, unavailable: 0 };

it('counts a person under everything they are found by, here and anywhere', () => {
  const one = { ...none, available: 1 };
  expect(countCells([person], [])).toEqual([
    { skill: '', module: '', place: '', ...one },
    { skill: '', module: '', place: 'country:uk', ...one },
    { skill: 'sales', module: '', place: '', ...one },
    { skill: 'sales', module: '', place: 'country:uk', ...one },
    { skill: 'sales', module: 'sales.lead-management', place: '', ...one },
    { skill: 'sales', module: 'sales.lead-management', place: 'country:uk', ...one },
  ]);
});

it('is sorted, whatever order people come in', () => {
  const other = { ...person, skills: ['power-bi'], modules: [], places: [] };
  expect(countCells([person, other], [])).toEqual(countCells([other, person], []));
  expect(countCells([person, other], []).map(({ skill }) => skill)).toContain('power-bi');
});

it('leaves out what does not change, and moves a changed availability', () => {
  expect(countCells([person], [person])).toEqual([]);
  const cells = countCells([{ ...person, availability: 1 }], [person]);
  expect(cells).toHaveLength(6);
  for (const cell of cells) expect(cell).toMatchObject({ available: -1, busy: 1, unavailable: 0 });
  expect(countCells([], [{ ...person, availability: 0 }])[0]).toMatchObject({ unavailable: -1 });
});
