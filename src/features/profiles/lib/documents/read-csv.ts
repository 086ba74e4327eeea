import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { documentLimits } from './document-limits.ts';
import { UnreadableDocument } from './document-refusal.ts';

/** The first row of a table, and the others. */
export interface CsvTable {
  columns: string[];
  rows: string[][];
}

/** Which of these stands most often in the first line: Excel in Germany writes semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Reads a table of comma-separated values. Rows may be ragged and quotes careless; cells are texts and nothing else, so
 * that `=1+1` is five characters. Throws `UnreadableDocument` for what is larger than a table may be.
 */
export function readCsv(file: Uint8Array): CsvTable {
  const text = decodeText(file);
  try {
    const [columns = [], ...rows]: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: documentLimits.rows + 1,
      max_record_size: 20 * documentLimits.cellLength,
    });
    return {
      columns: columns.map((name) => name.trim()),
      rows: rows.map((cells) => cells.map((cell) => cell.slice(0, documentLimits.cellLength))),
    };
  } catch (error) {
    throw new UnreadableDocument('broken', error);
  }
}
