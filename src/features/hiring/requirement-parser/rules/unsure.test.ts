import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';
import { readRequirements } from './requirements.ts';

const read = (text: string) => {
  const { modules, extraSkills, skills, products, unsure } = readRequirements(text);
  const ids = [...modules, ...extraSkills, ...skills].map(({ value }) => value);
  return { ids, products, unsure };
};
const questionOn = (text: string) =>
  readBrief(text, '2026-11-29').questions.find(({ field }) => field === 'modules');

describe('a text that is unsure', () => {
  it.each([
    'We are not sure whether we need Power BI',
    'We don’t know if it is Power BI',
    'Maybe Power BI',
    'Possibly also Power BI',
    'We think it is Power BI',
    'We might need Power BI',
    'Power BI, maybe',
    'Power BI (optional)',
    'Power BI would be nice',
    'Nice to have: Power BI',
    'Wir sind nicht sicher, ob wir Power BI brauchen',
    'Vielleicht brauchen wir Power BI',
    'Peut-être aussi Power BI',
    'Nous ne sommes pas sûrs que Power BI suffise',
    'Éventuellement Power BI',
    'Quizás Power BI',
    'Misschien ook Power BI',
    'We zijn niet zeker of we Power BI willen',
  ])('asks for nothing by what it is unsure of: %s', (text) => {
    expect(read(text)).toEqual({ ids: [], products: [], unsure: ['Power BI'] });
  });

  it.each([
    ['We need the general ledger, maybe also Power BI', 'general ledger', 'Power BI'],
    ['General ledger, but we are not sure about Power BI', 'General ledger', 'Power BI'],
    ['Maybe Power BI. The general ledger for sure.', 'general ledger', 'Power BI'],
  ])('asks for what it is sure of beside it: %s', (text, asked, unsure) => {
    expect(readRequirements(text).modules).toEqual([
      { value: 'finance-operations.general-ledger', words: [asked] },
    ]);
    expect(read(text).unsure).toEqual([unsure]);
  });

  it.each([
    'We cannot say why month-end close takes nine days',
    'We do not know how long the month-end close will take',
    'Perhaps 300 people wait for our month-end close',
    'We are not sure: our month-end close takes nine days',
  ])('asks for what it is not unsure of: %s', (text) => {
    expect(read(text).ids).toContain('finance-operations.general-ledger');
    expect(read(text).unsure).toEqual([]);
  });

  it('is asked about its modules, with what it is unsure of, where it asks for none', () => {
    expect(questionOn('Maybe credit management, remote')).toEqual({
      ...{ field: 'modules', reason: 'unsure', words: ['credit management'] },
    });
    expect(questionOn('The month-end close, maybe credit management')).toBeUndefined();
    expect(questionOn('Please call us')).toMatchObject({ reason: 'not-said' });
  });
});
