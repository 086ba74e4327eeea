import { expect, it } from 'vitest';
import { figuresTable, readRecordedFigures, readShownTable } from './figures-table.ts';

const figure = {
  benchmark: 'start',
  measure: 'later start ÷ bare Node server',
  figure: 19,
  unit: 'ratio',
  limit: 'start ÷ bare server',
  machine: 'idle',
  date: '2026-11-26',
} as const;

it('shows the limit of a figure', () => {
  expect(figuresTable([figure])).toContain(
    '| `start` | later start ÷ bare Node server | 19 | at most 40 | idle | 2026-11-26 |',
  );
});

it('refuses a limit that does not exist', () => {
  expect(() => figuresTable([{ ...figure, limit: 'start ÷ moon' }])).toThrow('no limit');
});

it('is the table in bench/README.md: run npm run bench -- figures after a change', () => {
  expect(readShownTable()).toBe(figuresTable(readRecordedFigures()));
});
