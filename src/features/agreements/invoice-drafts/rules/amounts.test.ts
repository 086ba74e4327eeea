import { expect, it } from 'vitest';
import { amountsOf } from './amounts.ts';

const weeksOf = (...parts: number[]) =>
  parts.map((each) => ({ startsOn: '2026-11-02', parts: each }));
const hourly = { unit: 'hours', vatCategory: 'S', vatPercent: 19 } as const;

it('a line is rounded once, half up', () => {
  // A quarter of an hour at 99.99, 99.98 and 100.02.
  const nets = [9999, 9998, 10_002].map(
    (rateMinor) => amountsOf(weeksOf(1), { ...hourly, rateMinor }).netMinor,
  );
  expect(nets).toEqual([2500, 2500, 2501]);
  expect(amountsOf(weeksOf(3), { ...hourly, unit: 'days', rateMinor: 33_333 }).netMinor).toBe(
    50_000,
  );
});

it('the net amount is the sum of the rounded lines', () => {
  const { lines, netMinor } = amountsOf(weeksOf(1, 1, 2), { ...hourly, rateMinor: 9998 });
  expect(lines.map((line) => line.netMinor)).toEqual([2500, 2500, 4999]);
  expect(netMinor).toBe(9999);
});

it('VAT is that of the sum, and is rounded half up', () => {
  const vat = (netMinor: number, vatPercent: number) => {
    const amounts = amountsOf(weeksOf(4), { ...hourly, rateMinor: netMinor, vatPercent });
    expect(amounts.grossMinor).toBe(amounts.netMinor + amounts.vatMinor);
    return amounts.vatMinor;
  };
  expect([vat(87_000, 19), vat(250, 19), vat(50, 19), vat(10_000, 8.25), vat(3, 50)]).toEqual([
    16_530, 48, 10, 825, 2,
  ]);
});

it('only category S has VAT, whatever rate was typed', () => {
  for (const vatCategory of ['AE', 'Z', 'E', 'O'] as const) {
    const amounts = amountsOf(weeksOf(4), { ...hourly, vatCategory, rateMinor: 10_000 });
    expect(amounts).toMatchObject({ percent: 0, vatMinor: 0, grossMinor: 10_000 });
  }
});

it('large amounts stay exact', () => {
  const weeks = weeksOf(...Array<number>(500).fill(672));
  const { netMinor, vatMinor } = amountsOf(weeks, { ...hourly, rateMinor: 100_000_000 });
  expect([netMinor, vatMinor]).toEqual([8_400_000_000_000, 1_596_000_000_000]);
});
