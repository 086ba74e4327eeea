import { expect, it } from 'vitest';
import { fitsHere } from './fit.ts';
import { readSearchText } from './search-text.ts';

/** Whether a text fits, where no profile has these words and all have the others. */
function fits(text: string, unknown: readonly string[] = []): boolean {
  const clauses = readSearchText(text);
  return fitsHere(
    clauses,
    clauses.map(({ words }) => (unknown.includes(words) ? 0 : 3)),
  );
}

it('a name or a saying of the catalogue fits, whatever stands beside it', () => {
  expect(fits('month-end close for a zeppelin', ['zeppelin'])).toBe(true);
  expect(fits('Power BI zeppelin', ['zeppelin'])).toBe(true);
});

it('another vendor’s product fits beside a product or a way to one of ours alone', () => {
  expect(fits('Salesforce administrator')).toBe(false);
  expect(fits('NetSuite month-end close')).toBe(false);
  expect(fits('Salesforce to Dynamics 365 Sales')).toBe(true);
  expect(fits('SAP interfaces')).toBe(true);
});

it('other words fit where profiles have more of them than not', () => {
  expect(fits('beekeeping')).toBe(true);
  expect(fits('wedding photographer', ['wedding', 'photographer'])).toBe(false);
  expect(fits('beekeeping photographer', ['photographer'])).toBe(false);
});
