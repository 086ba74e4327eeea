import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A session keeps what it has prepared: beyond so many, a statement is sent as any other. */
const most = 500;
const names = new Map<string, string>();

/**
 * Lets connections that keep their session prepare this statement, so that the server parses and plans it once for each of them. For
 * statements that are sent again and again, with a plan that is good for all values. Throws for one that answers with all columns of a
 * table, whatever they are: a session that has prepared it could not answer any more when a column comes.
 */
export function prepareFromNowOn(text: string): void {
  if (names.has(text) || names.size >= most) return;
  if (answersWithAllColumns(text)) throw new Error(`Name the columns of what is prepared: ${text}`);
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 22));
}

/** Inserts of a process before the statement is prepared. */
const busyFrom = 3;
/** How often each insert was sent that is not prepared: every number of rows is one of its own, and most are never sent again. */
const inserts = new LRUCache<string, number>({ max: 200 });
/** Those of many rows are not counted. */
const longestInsert = 2000;

/**
 * Under which name this statement is prepared; undefined for any other. An insert of given values is prepared once it is sent often:
 * it has one plan, whatever they are.
 */
export function preparedNameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || !insertsValues(text)) return name;
  const times = (inserts.get(text) ?? 0) + 1;
  inserts.set(text, times);
  if (times < busyFrom) return undefined;
  inserts.delete(text);
  prepareFromNowOn(text);
  return names.get(text);
}

/** As the query builder writes it. What it answers with is named, as a change of the table would outdate the rest. */
const insertsValues = (text: string): boolean =>
  text.length <= longestInsert &&
  /^insert into [^(]+ \([^)]*\) values \(/.test(text) &&
  !/\breturning\b.*\*/.test(text);

/** All that a table has, said before the first one is named; of a query in its place the columns are named, and rows are only counted. */
function answersWithAllColumns(text: string): boolean {
  const [columns = ''] = text.split(/\bfrom\b/i);
  if (!/^\s*select\b/i.test(text)) return false;
  return [...columns.matchAll(/[\s,](?:"?(\w+)"?\.)?\*/g)].some(
    ([, alias]) => alias === undefined || !new RegExp(`\\) as "?${alias}\\b`, 'i').test(text),
  );
}
