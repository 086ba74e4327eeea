import type pg from 'pg';

/** What a column of a copied row can be. */
export type CopyValue = string | number | boolean | null | Date | readonly string[];

/** The part of a connection of the driver that copies; its types leave it out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const canCopy = (connection: pg.Connection): connection is CopyConnection =>
  'sendCopyFromChunk' in connection && 'endCopyFrom' in connection;

const chunkBytes = 1 << 18;

/** Writes rows with COPY, the quickest way into a table. The columns are in the order of the values. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let failure: Error | undefined;
  const statement = {
    submit(connection: pg.Connection) {
      connection.query(`copy ${table} (${columns.join(', ')}) from stdin`);
    },
    async handleCopyInResponse(connection: pg.Connection) {
      if (!canCopy(connection)) throw new TypeError('This driver cannot copy.');
      for (const chunk of chunksOf(rows)) {
        if (failure) break;
        connection.sendCopyFromChunk(chunk);
        await drained(connection);
      }
      connection.endCopyFrom();
    },
    handleCommandComplete: () => undefined,
    handleError(error: Error) {
      failure = error;
      reject(error);
    },
    handleReadyForQuery: () => resolve(),
  };
  client.query(statement);
  await promise;
}

function drained({ stream }: pg.Connection): Promise<void> | undefined {
  if (!stream.writableNeedDrain) return undefined;
  return new Promise((resolve) => stream.once('drain', () => resolve()));
}

function* chunksOf(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(encode).join('\t')}\n`;
    if (text.length > chunkBytes) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text) yield Buffer.from(text);
}

function encode(value: CopyValue): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return escapeText(`{${value.map(quote).join(',')}}`);
  return typeof value === 'string' ? escapeText(value) : String(value);
}

const quote = (element: string): string => `"${element.replace(/["\\]/g, '\\$&')}"`;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const escapeText = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
