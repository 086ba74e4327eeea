import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whose row an operation is called about. */
export type RowKind = '' | 'own' | 'foreign' | 'absent';

interface ExpectedAnswers {
  operation: string;
  rowKind: RowKind;
  /** In the order of the table's columns; null where the case cannot occur. */
  statuses: (number | null)[];
}

/** Reads the rows of the table: | `projects.edit` | own | 401 | … | */
export function readAuthorisationTable(): ExpectedAnswers[] {
  const file = join(import.meta.dirname, '../../docs/security/authorisation.md');
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
