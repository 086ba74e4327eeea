/**
 * Set-up of a test process that is listened to: every statement that a module of the product sends, once, with an
 * example of its values.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultQueryExecutor } from 'kysely';
import pg from 'pg';
import { statementsOf } from '#lib/database/pipeline.ts';

const checkoutDir = join(import.meta.dirname, '../..');
const file = join(process.env.STATEMENTS_RECORD ?? '', `${process.pid}.jsonl`);
const started = Symbol.for('direct365.recorded-statements');
const globals: Record<symbol, unknown> = globalThis;

// The files of a worker share their modules, and this runs before each of them.
if (globals[started] === undefined) {
  globals[started] = true;
  record();
}

function record(): void {
  Error.stackTraceLimit = 80;
  const recorded = new Set<string>();
  const note = (text: string, values: readonly unknown[]): void => {
    const place = placeOfCaller();
    const key = `${place} ${text}`;
    if (place === undefined || recorded.has(key)) return;
    recorded.add(key);
    appendFileSync(file, `${JSON.stringify({ place, text, values: values.map(written) })}\n`);
  };

  // All statements of the query builder pass here, while their caller is still on the stack.
  const executor: DefaultQueryExecutor = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
  const executeQuery = executor.executeQuery;
  Object.assign(executor, {
    executeQuery(this: unknown, ...words: Parameters<typeof executeQuery>): unknown {
      for (const { sql, parameters } of statementsOf(words[0])) note(sql, parameters);
      return Reflect.apply(executeQuery, this, words);
    },
  });
  const query: unknown = pg.Pool.prototype.query;
  if (typeof query !== 'function') throw new Error('The pool has no query.');
  Object.assign(pg.Pool.prototype, {
    query(this: pg.Pool, ...words: unknown[]): unknown {
      const [text, values] = words;
      if (typeof text === 'string') note(text, Array.isArray(values) ? values : []);
      return Reflect.apply(query, this, words);
    },
  });
}

/** The calling module of the product; nothing for statements of tests, their fixtures and the queue's library. */
function placeOfCaller(): string | undefined {
  const here = { stack: '' };
  Error.captureStackTrace(here);
  const stack = here.stack.split('\n');
  // The queue's statements are its own, and its tables stay on one database.
  if (stack.some((line) => line.includes('/node_modules/pg-boss/'))) return undefined;
  const own = stack
    .flatMap((line) => line.split(`${checkoutDir}/`)[1]?.split(':')[0] ?? [])
    .filter((path) => !/^(node_modules|bench)\//.test(path));
  const [nearest] = own;
  if (nearest === undefined) {
    return stack.some((line) => line.includes('better-auth')) ? 'better-auth' : undefined;
  }
  if (!isProduct(nearest)) return undefined;
  // Rather who asks than the way through which all ask.
  return (
    own.find((path) => isProduct(path) && /^src\/(features|app|server)\//.test(path)) ?? nearest
  );
}

const isProduct = (path: string): boolean =>
  /^src\/(?!emulators\/)/.test(path) && !/\.test\.tsx?$|-fixture\.tsx?$/.test(path);

/** As the driver hands it to the server. */
function written(value: unknown): unknown {
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) {
    return `\\x${Buffer.from(value).toString('hex')}`;
  }
  return typeof value === 'bigint' ? String(value) : value;
}
