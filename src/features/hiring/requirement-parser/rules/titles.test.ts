import { describe, expect, it } from 'vitest';
import { titleOf } from './titles.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('the title of a brief', () => {
  it.each([
    ['Hello. Our month-end   close is slow.', ['close'], 'Our month-end close is slow'],
    ['We run two mills. Integrate Shopify with D365.', ['Shopify'], 'Integrate Shopify with D365'],
    ['We run two mills. Integrate Shopify.', ['Magento'], 'We run two mills'],
    ['and the close is slow.', ['close'], 'And the close is slow'],
  ])('of “%s” is the first telling sentence', (text, telling, title) => {
    expect(titleOf(text, telling)).toBe(title);
  });

  it('is as much of a long sentence as makes a whole, from its telling clause on', () => {
    const lead = words(12);
    expect(titleOf(`${lead}, because the ledger  is slow, ${words(20)}`, ['ledger'])).toBe(
      'The ledger is slow',
    );
    expect(titleOf(`we need help, ${words(20)}`, [])).toBe('We need help');
    expect(titleOf(`we do not need a developer, but an analyst, ${words(20)}`, [])).toBe(
      'An analyst',
    );
  });

  it('has at most 90 characters, and at least two words', () => {
    const exact = `${'x'.repeat(44)} ${'y'.repeat(45)}`;
    expect(titleOf(exact, [])).toBe(`X${exact.slice(1)}`);
    expect(titleOf(`${exact}z`, [])).toBeNull();
    expect(titleOf('Help.', [])).toBeNull();
    expect(titleOf('', [])).toBeNull();
    expect(titleOf(`no developer, ${words(25)}`, [])).toBeNull();
  });
});
