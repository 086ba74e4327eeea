import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowKind } from './example-inputs.ts';

/** A row of the table in docs/security/authorisation.md. */
export interface ExpectedAnswers {
  /** As `feature.operation`. */
  operation: string;
  rowKind: RowKind;
  /** In the order of `actors`; null where the case cannot occur. */
  statuses: (number | null)[];
}

/** Reads the rows of the table: | `projects.edit` | own | 401 | … | */
export function readExpectedAnswers(): ExpectedAnswers[] {
  const file = join(import.meta.dirname, '../../../docs/security/authorisation.md');
  const rows = readFileSync(file, 'utf8').matchAll(/^\| `([a-zA-Z.]+)` \|(.*)\|$/gm);
  return [...rows].map(([, operation = '', rest = '']) => {
    const [rowKind = '', ...cells] = rest.split('|').map((cell) => cell.trim());
    return {
      operation,
      rowKind: (rowKind === '—' ? '' : rowKind) as RowKind,
      statuses: cells.map((cell) => (cell === '·' ? null : Number(cell))),
    };
  });
}
