import { describe, expect, it } from 'vitest';
import { isModuleId } from '#catalogue/modules.ts';
import { formerNames, tradeCertifications, tradeNeeds } from '#tests/support/trade-names.ts';
import { termOf } from './search-entry.ts';
import { readSearchText } from './search-text.ts';

const asksFor = (text: string): string[] =>
  readSearchText(text).flatMap(({ terms, meant }) => [...terms, ...meant]);
const term = (id: string): string => termOf(isModuleId(id) ? 'module' : 'skill', id);

describe('a search', () => {
  it.each(tradeNeeds)('understands %s', (text, id) => {
    expect(asksFor(text)).toContain(term(id));
  });

  it.each(formerNames)('knows %s by its name of today', (name, id) => {
    expect(asksFor(name)).toContain(term(id));
  });

  it.each(tradeCertifications)('knows the certification %s', (written, id) => {
    expect(asksFor(written)).toEqual([termOf('certification', id)]);
  });

  it('never takes a related product for the thing itself', () => {
    const [clause] = readSearchText('Business Central');
    expect(clause?.terms).toEqual([term('business-central')]);
    expect(clause?.related).toEqual(
      expect.arrayContaining([term('al-development'), term('finance-operations')]),
    );
    expect(clause?.related).not.toContain(term('business-central'));
  });

  it('passes over numbers and money beside what is asked for', () => {
    const words = (text: string) => readSearchText(text).map((clause) => clause.words);
    expect(words('Business Central, budget of up to 50,000 USD')).toEqual(['business central']);
    expect(words('X++ developer 80 eur hourly')).toEqual(['xpp developer']);
    expect(words('X++ developer, rate up to 80 eur')).toEqual(['xpp developer']);
    expect(words('exchange rates')).toEqual(['exchange rates']);
    expect(words('budgeting')).toEqual(['budgeting']);
  });
});
