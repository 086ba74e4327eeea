import { expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (text: string) => {
  const { fields, questions } = readBrief(text, '2026-11-30');
  const asked = questions.some(({ field }) => field === 'seniority');
  return fields.seniority?.value ?? (asked ? 'asked' : null);
};

it.each([
  ['We need a senior finance consultant for our ledger', 'senior'],
  ['Someone with at least 5 years of experience in Sales', 'mid'],
  ['mindestens 10 Jahre Erfahrung mit Business Central', 'senior'],
  ['A junior developer is fine', 'junior'],
  ['medior Power BI developer', 'mid'],
  ['A principal consultant with 20 years of experience', 'principal'],
  ['Our senior management wants reports', null],
  ['We keep invoices for 10 years', null],
  ['The principal amount of a loan is wrong', null],
  ['A junior or a senior consultant', 'asked'],
])('“%s” asks for %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
