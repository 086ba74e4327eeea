import { expect, it } from 'vitest';
import type { AskedPart, TextReading } from '../../contract.ts';
import { readingSentences } from './reading-note.tsx';

const part = (words: string, rest: Partial<AskedPart> = {}): AskedPart => ({
  ...{ words, means: [], related: [], known: null, isForeign: false, isFound: true },
  ...rest,
});
const sales = { kind: 'skill', id: 'sales', name: 'Sales' } as const;
const migration = { kind: 'skill', id: 'data-migration', name: 'Data Migration' } as const;

it('says nothing where enough people match all of it', () => {
  expect(
    readingSentences({
      parts: [part('ledger'), part('london')],
      isRelaxed: false,
      fits: true,
      counts: null,
      conditions: [],
    }),
  ).toEqual([]);
});

it('says that the list has those who match most of it, and what no one mentions', () => {
  const parts = [
    part('ledger'),
    part('zeppelins', { isFound: false }),
    part('museums', { isFound: false }),
    part('ballads', { isFound: false }),
  ];
  expect(
    readingSentences({ parts, isRelaxed: true, fits: true, counts: null, conditions: [] }),
  ).toEqual([
    'Few people match all of this. These match most of it, the best first.',
    'No profile mentions “zeppelins”, “museums” or “ballads”.',
  ]);
});

it('speaks of the words before it, where others were searched for', () => {
  const reading = {
    parts: [part('ledger'), part('museums')],
    isRelaxed: true,
    fits: true,
    counts: null,
    conditions: [],
  };
  expect(readingSentences(reading, { isCorrected: true })).toEqual([
    'Few people match all of it. These match most of it, the best first.',
  ]);
});

it('says of another product that it is not covered, and what is nearest', () => {
  const parts = [
    part('Salesforce', { isForeign: true, isFound: false, means: [sales, migration] }),
  ];
  expect(
    readingSentences({ parts, isRelaxed: true, fits: true, counts: null, conditions: [] }),
  ).toEqual(['“Salesforce” is not covered here; the nearest is Sales and Data Migration.']);
});

it('counts who knows the thing itself apart from who knows what is related', () => {
  const central = { kind: 'skill', id: 'business-central', name: 'Business Central' } as const;
  const said = (listed: number, related: number, isRelaxed = true) =>
    readingSentences({
      parts: [part('BC', { means: [central], known: { listed, related } })],
      ...{ isRelaxed, fits: true, counts: null, conditions: [] },
    });
  expect(said(2, 22)).toEqual(['2 know Business Central, 22 know related products.']);
  expect(said(1, 1)).toEqual(['1 knows Business Central, 1 knows related products.']);
  expect(said(0, 3)).toEqual(['None know Business Central, 3 know related products.']);
  expect(said(2, 0)).toEqual([]);
  expect(said(9, 22, false)).toEqual([]);
});

it('says that no consultant fits, where those who come are only nearest', () => {
  expect(
    readingSentences({
      parts: [part('wedding')],
      isRelaxed: false,
      fits: false,
      counts: null,
      conditions: [],
    }),
  ).toEqual(['No consultant here fits this.', 'Those who are nearest come first.']);
});

it('does not say so where 0.6.0 answers during an upgrade, which does not know whether anyone fits', () => {
  const answer = { parts: [part('wedding')], isRelaxed: false, conditions: [], counts: null };
  expect(readingSentences(answer as Partial<TextReading> as TextReading)).toEqual([]);
});

it('promises no results above an empty list', () => {
  const reading = { isRelaxed: true, counts: null, conditions: [] };
  const parts = [part('ledger'), part('london')];
  expect(readingSentences({ ...reading, parts, fits: true }, { isEmpty: true })).toEqual([]);
  expect(readingSentences({ ...reading, parts, fits: false }, { isEmpty: true })).toEqual([
    'No consultant here fits this.',
  ]);
});
