import { createHash } from 'node:crypto';

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

/** Under which name this statement is prepared; undefined for any other. */
export const preparedNameOf = (text: string): string | undefined => names.get(text);

/** All that a table has, said before the first one is named; of a query in its place the columns are named, and rows are only counted. */
function answersWithAllColumns(text: string): boolean {
  const [columns = ''] = text.split(/\bfrom\b/i);
  if (!/^\s*select\b/i.test(text)) return false;
  return [...columns.matchAll(/[\s,](?:"?(\w+)"?\.)?\*/g)].some(
    ([, alias]) => alias === undefined || !new RegExp(`\\) as "?${alias}\\b`, 'i').test(text),
  );
}
