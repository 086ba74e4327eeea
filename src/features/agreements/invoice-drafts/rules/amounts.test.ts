import { expect, it } from 'vitest';
import { amountsOf, costOf, type Vat } from './amounts.ts';

const linesOf = (...nets: number[]) => nets.map((netMinor) => ({ netMinor }));
const taxed: Vat = { vatCategory: 'S', vatPercent: 19 };

it('a line is rounded once, half up', () => {
  // A quarter of an hour at 99.99, 99.98 and 100.02.
  const nets = [9999, 9998, 10_002].map((rateMinor) => costOf(1, { unit: 'hours', rateMinor }));
  expect(nets).toEqual([2500, 2500, 2501]);
  expect(costOf(3, { unit: 'days', rateMinor: 33_333 })).toBe(50_000);
});

it('the net amount is the sum of the lines', () => {
  expect(amountsOf(linesOf(2500, 2500, 4999), taxed).netMinor).toBe(9999);
});

it('VAT is that of the sum, and is rounded half up', () => {
  const vat = (netMinor: number, vatPercent: number) => {
    const amounts = amountsOf(linesOf(netMinor), { ...taxed, vatPercent });
    expect(amounts.grossMinor).toBe(amounts.netMinor + amounts.vatMinor);
    return amounts.vatMinor;
  };
  expect([vat(87_000, 19), vat(250, 19), vat(50, 19), vat(10_000, 8.25), vat(3, 50)]).toEqual([
    16_530, 48, 10, 825, 2,
  ]);
});

it('only category S has VAT, whatever rate was typed', () => {
  for (const vatCategory of ['AE', 'Z', 'E', 'O'] as const) {
    const amounts = amountsOf(linesOf(10_000), { ...taxed, vatCategory });
    expect(amounts).toMatchObject({ percent: 0, vatMinor: 0, grossMinor: 10_000 });
  }
});

it('large amounts stay exact', () => {
  const week = costOf(672, { unit: 'hours', rateMinor: 100_000_000 });
  const { netMinor, vatMinor } = amountsOf(linesOf(...Array<number>(500).fill(week)), taxed);
  expect([netMinor, vatMinor]).toEqual([8_400_000_000_000, 1_596_000_000_000]);
});
