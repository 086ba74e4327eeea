import { describe, expect, it } from 'vitest';
import { readBudget } from './budgets.ts';
import { wordsAt } from './span.ts';

/** What is read of a text about money, each with the words it stands in. */
function read(text: string): string[] {
  const { readings, doubts } = readBudget(text);
  return [
    ...readings.map(({ value, ...at }) => `${value}: ${wordsAt(text, at)}`),
    ...doubts.map(({ reason, ...at }) => `${reason}: ${wordsAt(text, at)}`),
  ];
}

describe('a rate', () => {
  it.each([
    ['Day rate 450.', 'Day rate 450'],
    ['Day rate of 450, remote.', 'Day rate of 450'],
    ['Our day rate is 450 for this.', 'day rate is 450'],
    ['Hourly rate 20.', 'Hourly rate 20'],
    ['Up to $90 per hour.', 'Up to $90 per hour'],
    ['About  $90 an hour.', 'About $90 an hour'],
    ['Maximum $90 an hour.', 'Maximum $90 an hour'],
    ['We pay 600 a day.', '600 a day'],
  ])('is in “%s”, and is no budget', (text, words) => {
    expect(read(text)).toEqual([`rate: ${words}`]);
  });

  it.each(['Hourly rate 19.', 'Hourly rate 1.'])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a budget', () => {
  it.each([
    ['Budget $500.', 'under-10k: $500'],
    ['Budget $20,000.', '10k-25k: $20,000'],
    ['Our budget: about $20,000.', '10k-25k: about $20,000'],
    ['Budget roughly $20,000 in total.', '10k-25k: roughly $20,000'],
    ['approximately $20,000 budget', '10k-25k: approximately $20,000'],
    ['Budget approx $20,000', '10k-25k: approx $20,000'],
    ['circa $20,000 budget', '10k-25k: circa $20,000'],
    ['~$20,000 budget', '10k-25k: ~$20,000'],
    ['~ $20,000 budget', '10k-25k: ~ $20,000'],
    ['Budget around  $20,000.', '10k-25k: around $20,000'],
    ['Budget maximum of $20,000.', '10k-25k: maximum of $20,000'],
    ['$30,000.', '25k-50k: $30,000'],
    ['$30,000 budget.', '25k-50k: $30,000'],
    ['up to $10,000.', 'under-10k: up to $10,000'],
    ['Budget up to $10,000.', 'under-10k: up to $10,000'],
    ['Budget under $5,000.', 'under-10k: under $5,000'],
    ['Budget not more than $20,000.', '10k-25k: not more than $20,000'],
    ['Budget more than $250,000.', '250k-plus: more than $250,000'],
    ['Budget 12000.', '10k-25k: 12000'],
    ['Budget 30000 EUR.', '25k-50k: 30000 EUR'],
    ['Budget 20 000 USD.', '10k-25k: 20 000 USD'],
    ['Budget $0.3 million.', '250k-plus: $0.3 million'],
    ['Budget $0.3M.', '250k-plus: $0.3M'],
    ['Our budget is $20,000, of which $8,000 is spent.', '10k-25k: $20,000'],
  ])('is in “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['20k budget', 'which-currency: 20k'],
    ['Budget at least $60,000.', 'open-ended: at least $60,000'],
    ['Budget over $100,000.', 'open-ended: over $100,000'],
    ['Budget $12,000 or more.', 'open-ended: $12,000'],
    ['It costs us $30,000 a year.', 'rate: $30,000 a year'],
    ['The budget is not approved.', 'none-yet: budget is not approved'],
  ])('cannot be chosen by “%s”', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    'Budget 499.',
    'Budget $499.',
    'Budget 5,000 %.',
    'Our budget is 5000% used.',
    'We spent $40,000 last year.',
    'Budget last year was $40,000.',
    'The budget already paid $40,000.',
    'Revenue of $30,000.',
    'Budget is not $20,000.',
  ])('is not in “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});
