import { expect, it } from 'vitest';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { changesBetween, priceEffect } from './changes.ts';
import { contentSchema, totalOf } from './content.ts';

const change = (more: object) => contentSchema.parse({ ...exampleContent, ...more });
const { price, deliverables } = exampleContent;

it('names what two versions say differently: what came, what changed, what went', () => {
  const [first] = deliverables;
  const after = change({
    ...{ place: '', workingHours: '4 days a week', deliverables: [first] },
    clauses: [...exampleContent.clauses, { title: 'Confidentiality', text: 'For five years.' }],
  });
  expect(changesBetween(exampleContent, exampleContent)).toEqual([]);
  expect(changesBetween(exampleContent, after)).toEqual([
    {
      ...{ section: 'Price and payment', name: 'Total' },
      ...{ before: 'EUR\u00a06,000', after: 'EUR\u00a04,000' },
    },
    {
      ...{ section: 'Time and place', name: 'Working hours' },
      ...{ before: '3 days a week', after: '4 days a week' },
    },
    { section: 'Confidentiality', name: '', before: '', after: 'For five years.' },
    {
      ...{ section: 'Deliverables', name: 'Handover' },
      ...{ before: 'Amount: EUR\u00a02,000', after: '' },
    },
    { section: 'Time and place', name: 'Place', before: 'Remote', after: '' },
  ]);
});

it('reckons what a change costs where both versions name a total in one currency', () => {
  const hourly = change({ price: { ...price, kind: 'hourly', rate: 90, cap: 9000 } });
  expect(totalOf(hourly)).toBe(9000);
  expect(priceEffect(exampleContent, hourly)).toBe(3000);
  expect(priceEffect(hourly, exampleContent)).toBe(-3000);
  const uncapped = change({ price: { ...price, kind: 'hourly', rate: 90 } });
  expect(priceEffect(exampleContent, uncapped)).toBeNull();
  expect(priceEffect(exampleContent, change({ price: { ...price, currency: 'USD' } }))).toBeNull();
});

it('asks for a rate or amounts, names of their own, and an end after the start', () => {
  const pathsOf = (more: object) =>
    contentSchema
      .safeParse({ ...exampleContent, ...more })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(pathsOf({})).toBeUndefined();
  expect(pathsOf({ price: { ...price, kind: 'daily' } })).toEqual(['price.rate']);
  expect(pathsOf({ deliverables: [] })).toEqual(['deliverables']);
  expect(pathsOf({ deliverables: [deliverables[0], deliverables[0]] })).toEqual(['deliverables']);
  expect(pathsOf({ endsOn: '2026-11-30' })).toEqual(['endsOn']);
});
