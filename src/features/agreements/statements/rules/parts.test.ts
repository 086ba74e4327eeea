import { expect, it } from 'vitest';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { contentSchema, totalOf } from './content.ts';
import { changesBetween, partsOf, priceEffect } from './parts.ts';

const change = (more: object) => contentSchema.parse({ ...exampleContent, ...more });

it('says what the statement says in words, and leaves out what is empty', () => {
  const parts = Object.fromEntries(partsOf(exampleContent).map((part) => [part.title, part.facts]));
  expect(parts.Price).toContainEqual({ term: 'Total', text: 'EUR 6,000' });
  expect(parts.Price?.map(({ term }) => term)).not.toContain('Rate');
  expect(parts.Deliverables?.[0]).toEqual({
    term: 'Close calendar',
    text: 'Amount: EUR 4,000\nDue on 31 December 2026\nDone when: Finance has run one month by it.',
  });
  expect(parts['Tax status']).toEqual([{ term: 'Rule', text: 'No rule applies' }]);
});

it('names what two versions say differently: what came, what went, what changed', () => {
  const [first] = exampleContent.deliverables;
  const after = change({
    ...{ place: '', workingHours: '4 days a week', deliverables: [first] },
    clauses: [...exampleContent.clauses, { title: 'Confidentiality', text: 'For five years.' }],
  });
  expect(changesBetween(exampleContent, exampleContent)).toEqual([]);
  expect(changesBetween(exampleContent, after)).toEqual([
    { part: 'Price', term: 'Total', before: 'EUR 6,000', after: 'EUR 4,000' },
    {
      ...{ part: 'Time and place', term: 'Working hours' },
      ...{ before: '3 days a week', after: '4 days a week' },
    },
    { part: 'Clauses', term: 'Confidentiality', before: '', after: 'For five years.' },
    { part: 'Deliverables', term: 'Handover', before: 'Amount: EUR 2,000', after: '' },
    { part: 'Time and place', term: 'Place', before: 'Remote', after: '' },
  ]);
});

it('reckons what a change costs where both versions name a total in one currency', () => {
  const { price } = exampleContent;
  const hourly = change({ price: { ...price, kind: 'hourly', rate: 90, cap: 9000 } });
  expect(totalOf(hourly)).toBe(9000);
  expect(priceEffect(exampleContent, hourly)).toBe(3000);
  expect(priceEffect(hourly, exampleContent)).toBe(-3000);
  const uncapped = change({ price: { ...price, kind: 'hourly', rate: 90 } });
  expect(priceEffect(exampleContent, uncapped)).toBeNull();
  expect(priceEffect(exampleContent, change({ price: { ...price, currency: 'USD' } }))).toBeNull();
});

it('asks for a rate or amounts, names of their own, and an end after the start', () => {
  const { price, deliverables } = exampleContent;
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
