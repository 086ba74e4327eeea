import { stringify } from 'csv-stringify/sync';
import { withoutDirections } from './api/clean-text.ts';

/**
 * Lines of a CSV file by RFC 4180, with what a spreadsheet would take for a formula made plain text. `names` begins the
 * file: with the mark of UTF-8 and the line of column names.
 */
export const csvLines = (
  rows: readonly Record<string, string | number | null>[],
  { names }: { names: boolean },
): string =>
  stringify([...rows], {
    header: names,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Excel on Windows takes a file without this mark for one in the letters of its country.
    bom: names,
    cast: { string: withoutDirections },
  });

/** A CSV file that is made as fast as it is read: the next batch is asked for when there is room for it. */
export function csvStream(
  batches: AsyncGenerator<Record<string, string | number | null>[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let names = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(csvLines(value, { names })));
      names = false;
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

/** The same as one text, with its mark: a response drops it where it is read. */
export const csvText = async (
  batches: AsyncGenerator<Record<string, string | number | null>[]>,
): Promise<string> => `\ufeff${await new Response(csvStream(batches)).text()}`;
