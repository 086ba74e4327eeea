import { describe, expect, it } from 'vitest';
import type { SearchFilter } from '../../contract.ts';
import { searchLimits } from '../../rules/limits.ts';
import { searchSorts } from '../../rules/sorts.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';

const filter: SearchFilter = {
  text: 'ledger',
  skill: 'sales',
  module: 'sales.lead-management',
  location: 'london',
  availability: 'busy',
  credentials: 'verified',
  minRate: 90,
  maxRate: 120,
  minExperience: 5,
};
const cursor: SearchCursor = {
  sort: 'relevance',
  after: { rank: -65_536, userId: '11111111-1111-4111-8111-111111111111' },
  snapshot: '100:110:100,107,109',
  since: 1_700_000_000_000,
  usedText: 'ledgers',
  asked: { rarities: [70, 0, 35], least: 4500 },
};
const written = writeSearchCursor(cursor, filter);

describe('a cursor', () => {
  it.each<Partial<SearchCursor>>([
    {},
    { usedText: null },
    ...searchSorts.map((sort) => ({ sort })),
    { snapshot: '100:100:' },
    { snapshot: '999999999999999999:999999999999999999:' },
    { since: 0 },
    { after: { rank: Number.MAX_SAFE_INTEGER, userId: '11111111-1111-4111-8111-111111111111' } },
    { after: { rank: Number.MIN_SAFE_INTEGER, userId: '11111111-1111-4111-8111-111111111111' } },
    { usedText: 'x'.repeat(2 * searchLimits.text) },
    { asked: null },
    { asked: { rarities: [], least: 1 } },
    { asked: { rarities: Array.from({ length: 200 }, () => 10_000), least: 2 ** 32 - 1 } },
  ])('is read as it was written, with %j', (change) => {
    const changed = { ...cursor, ...change };
    expect(readSearchCursor(writeSearchCursor(changed, filter), filter)).toEqual(changed);
  });

  it('can stand in an address as it is', () => {
    expect(written).toMatch(/^[\w-]+$/);
  });

  it.each<Partial<SearchFilter>>([
    { text: 'ledgers' },
    { skill: 'marketing' },
    { module: 'sales.product-catalog' },
    { location: 'remote' },
    { availability: 'all' },
    { credentials: 'all' },
    { minRate: 91 },
    { maxRate: undefined },
    { minExperience: 6 },
    // The same figures elsewhere.
    { minRate: 120, maxRate: 90 },
  ])('is of one filter: not of one with %j', (change) => {
    expect(readSearchCursor(written, { ...filter, ...change })).toBeNull();
  });
});

describe('a cursor that was tampered with', () => {
  const parts: unknown[] = JSON.parse(Buffer.from(written, 'base64url').toString());
  const isRead = (value: unknown): boolean =>
    readSearchCursor(Buffer.from(JSON.stringify(value)).toString('base64url'), filter) !== null;

  it.each([
    ['not of as many parts', parts.slice(0, -1)],
    ['of more parts', [...parts, 1]],
    ['nothing', null],
    ['an object', { ...parts }],
    ['in an unknown order', parts.with(0, 'random')],
    ['after no number', parts.with(1, ['1', '11111111-1111-4111-8111-111111111111'])],
    ['after half a rank', parts.with(1, [0.5, '11111111-1111-4111-8111-111111111111'])],
    ['after too high a rank', parts.with(1, [2 ** 53, '11111111-1111-4111-8111-111111111111'])],
    ['after no user', parts.with(1, [1, 'none'])],
    ['after nothing', parts.with(1, null)],
    ['since before all time', parts.with(3, -1)],
    ['since a fraction', parts.with(3, 0.5)],
    ['since after all time', parts.with(3, 8.64e15 + 1)],
    ['with too long a text', parts.with(4, 'x'.repeat(2 * searchLimits.text + 1))],
    ['with a number for a text', parts.with(4, 1)],
    ['with rarities alone', parts.with(5, [[70]])],
    ['with a rarity below none', parts.with(5, [[70, -1], 4500])],
    ['with half a rarity', parts.with(5, [[0.5], 4500])],
    ['with too high a rarity', parts.with(5, [[10_001], 4500])],
    ['with more rarities than a text has', parts.with(5, [Array(201).fill(1), 4500])],
    ['with no least score', parts.with(5, [[70], 0])],
    ['with half a least score', parts.with(5, [[70], 0.5])],
    ['with too high a least score', parts.with(5, [[70], 2 ** 32])],
    ['with another mark of its filter', parts.with(6, 'AAAAAAAAAAAA')],
  ])('is refused: %s', (_, value) => {
    expect(isRead(parts)).toBe(true);
    expect(isRead(value)).toBe(false);
  });

  it('is refused where it is no JSON', () => {
    expect(readSearchCursor('x', filter)).toBeNull();
    expect(readSearchCursor('', filter)).toBeNull();
  });

  it.each([
    ['1:1:', true],
    ['5:9:5,6,8', true],
    ['0:9:', false],
    ['10:9:', false],
    // Those that were running are from the first on and before the last, in order and once.
    ['5:9:4', false],
    ['5:9:9', false],
    ['5:9:7,6', false],
    ['5:9:6,6', false],
    ['5:9:6,', false],
    ['5:9:,6', false],
    ['5:9', false],
    ['5:9:6:7', false],
    [' 5:9:', false],
    ['5:9: ', false],
    ['x5:9:', false],
    ['5x:9:', false],
    ['5:x:', false],
    ['5:9:6x', false],
    ['5:9:x,6', false],
    ['5:9:6,7x', false],
    [':9:', false],
    ['5::', false],
    ['', false],
    ['100:2000000000:100,101,1999999999', true],
    // More digits than a transaction has.
    ['1:9999999999999999999:', false],
    ['1000000000000000000:1000000000000000001:', false],
    ['1:999999999999999999:1000000000000000000', false],
    ['1:999999999999999999:2,1000000000000000000', false],
  ])('is read with the snapshot %j: %s', (snapshot, isSnapshot) => {
    expect(isRead(parts.with(2, snapshot))).toBe(isSnapshot);
  });
});
