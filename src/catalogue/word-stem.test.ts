import { expect, it } from 'vitest';
import { stemOf } from './word-stem.ts';

it.each([
  ['posting', 'posted', 'posts', 'post'],
  ['picking', 'picked', 'picks', 'picker'],
  ['invoices', 'invoice', 'invoicing', 'invoiced'],
  ['planning', 'planned', 'plans', 'planner'],
  ['batches', 'batch'],
  ['deliveries', 'delivery'],
  ['closing', 'close', 'closed', 'closes'],
])('%s and its other forms share a beginning', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

it.each(['ax', 'mrp', 'sls', 'x++', 'ssrs', 'd365', 'users'])(
  '%s stays apart from others',
  (word) => {
    expect(stemOf(word)).not.toBe(stemOf('post'));
    expect(stemOf(stemOf(word))).toBe(stemOf(word));
  },
);

it.each([
  ['customs', 'customer', 'customers', 'custom'],
  ['container', 'contains'],
  ['stores', 'stored', 'stories'],
  ['carriers', 'carried'],
  ['factory', 'factors'],
  ['nav', 'navy'],
  ['fitters', 'fits'],
])('%s is another word than those that look like its forms', (word, ...others) => {
  for (const other of others) expect(stemOf(other)).not.toBe(stemOf(word));
});

it('leaves names that are no words as they are', () => {
  expect(['d365fo', 'ax', 'sap', 'crm'].map(stemOf)).toEqual(['d365fo', 'ax', 'sap', 'crm']);
});
