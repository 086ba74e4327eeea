import { expect, it } from 'vitest';
import {
  type ConditionedProject,
  meetsCondition,
  readProjectConditions,
} from './project-conditions.ts';

const today = '2026-11-30';

const project = (changes: Partial<ConditionedProject> = {}): ConditionedProject => ({
  ...{ workArrangement: null, place: '', timeline: '1-2-months' },
  ...{ budgetMaxUsd: 25_000, startDate: null },
  ...changes,
});

/** Whether a project meets all conditions of a text. */
function meets(text: string, changes: Partial<ConditionedProject>): boolean {
  const all = readProjectConditions(text, today);
  expect(all.length).toBeGreaterThan(0);
  return all.every((condition) => meetsCondition(project(changes), condition, { all, today }));
}

it.each<[string, Partial<ConditionedProject>, Partial<ConditionedProject>]>([
  ['ledger in Germany', { place: 'Munich' }, { place: 'Leeds' }],
  ['ledger in Munich', { place: 'Munich, Germany' }, { place: 'Germany' }],
  ['ledger in Germany', { place: 'Germany' }, { place: '' }],
  ['ledger, not in London', { place: 'Leeds' }, { place: 'London' }],
  ['remote Germany', { workArrangement: 'remote' }, { workArrangement: 'remote', place: 'Leeds' }],
  ['in Leeds or remote', { workArrangement: 'remote', place: 'Paris' }, { place: 'Paris' }],
  ['remote', { workArrangement: 'both' }, { workArrangement: 'on-site' }],
  ['on site in Leeds', { workArrangement: 'on-site', place: 'Leeds' }, { place: 'Leeds' }],
  ['remote', { workArrangement: 'remote' }, { workArrangement: null }],
  ['min 95 USD/h', { budgetMaxUsd: 100_000 }, { budgetMaxUsd: 10_000 }],
  ['at 95 USD/h', { budgetMaxUsd: 100_000 }, { budgetMaxUsd: 10_000 }],
  ['ASAP', { startDate: '2026-12-10' }, { startDate: '2027-02-01' }],
  ['from 11 January', { startDate: '2027-01-11' }, { startDate: '2027-01-04' }],
  ['ledger for 3 months', { timeline: '3-6-months' }, { timeline: '1-2-months' }],
  ['ledger for 6 months', { timeline: '6-12-months' }, { timeline: '1-2-weeks' }],
  ['ledger for 6 months', { timeline: '3-6-months' }, { timeline: 'ongoing' }],
])('“%s” keeps %j and not %j', (text, kept, left) => {
  expect(meets(text, kept)).toBe(true);
  expect(meets(text, left)).toBe(false);
});

it('keeps projects that say nothing of their start', () => {
  expect(meets('from 11 January', {})).toBe(true);
  expect(meets('ASAP', {})).toBe(true);
});

it('takes years and languages for words: projects say nothing of them', () => {
  expect(readProjectConditions('German speaking, 10 years of experience', today)).toEqual([]);
});
