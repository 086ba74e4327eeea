import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  type Filling,
  filledWith,
  stands,
  withFillings,
  withoutIt,
} from './fillings.ts';

const title: Filling = {
  name: 'title',
  value: 'Month-end',
  sources: ['your own words'],
  before: '',
};
const module = (value: string, ...sources: string[]): Filling => ({
  ...{ name: 'modules', value, sources },
  isEntry: true,
});

describe('a filled field', () => {
  it('is flagged as long as it contains the filled-in value', () => {
    expect(stands(title, 'Month-end')).toBe(true);
    expect(stands(title, 'Month-end close')).toBe(false);
    const works: Filling = { name: 'works', value: [{ name: 'A' }], sources: ['Projects.csv'] };
    expect(stands(works, [{ name: 'A' }])).toBe(true);
    expect(stands(works, [{ name: 'A' }, { name: 'B' }])).toBe(false);
  });

  it('goes back to what stood there before, also after it was filled twice', () => {
    const again = { ...title, value: 'Close', before: 'Month-end' };
    const [kept] = withFillings([title], [again]);
    expect(kept).toEqual({ ...again, before: '' });
    expect(kept && withoutIt(kept, 'Close')).toBe('');
  });
});

describe('a filled entry of a list', () => {
  it('is added to what was chosen, and stands whatever else is chosen', () => {
    const ledger = module('general-ledger', '“close”');
    expect(filledWith(ledger, ['budgeting'])).toEqual(['budgeting', 'general-ledger']);
    expect(filledWith(ledger, undefined)).toEqual(['general-ledger']);
    expect(stands(ledger, ['general-ledger', 'budgeting'])).toBe(true);
    expect(stands(ledger, ['budgeting'])).toBe(false);
    expect(stands(ledger, undefined)).toBe(false);
  });

  it('is taken back alone', () => {
    const ledger = module('general-ledger', '“close”');
    expect(withoutIt(ledger, ['budgeting', 'general-ledger'])).toEqual(['budgeting']);
  });

  it('is one of several, each of them once', () => {
    const ledger = module('general-ledger', '“close”');
    const assets = module('fixed-assets', '“assets”');
    const again = module('general-ledger', '“month-end”');
    expect(withFillings([ledger, assets], [again])).toEqual([
      assets,
      { ...again, before: undefined },
    ]);
  });
});

describe('the marks of a form', () => {
  it('are one for each field, with every source once, in British English', () => {
    const fillings = [
      title,
      module('general-ledger', '“close”', '“month-end”'),
      module('fixed-assets', '“assets”', '“close”'),
    ];
    const taken: Filling[][] = [];
    const marks = cookiesOf(fillings, (own) => taken.push([...own]));
    expect([...marks].map(([name, { source }]) => [name, source])).toEqual([
      ['title', 'your own words'],
      ['modules', '“close”, “month-end” and “assets”'],
    ]);
    marks.get('modules')?.onTakeBack();
    expect(taken).toEqual([fillings.slice(1)]);
  });
});
