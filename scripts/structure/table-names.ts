/** The calls of kysely that take a table, or a list of tables, first. */
const calls =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|table|(?:\w*J|j)oin(?:Lateral)?)\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g;

/** Where SQL names a table. */
const clauses =
  /\b(?:from|join|into|update|table|using|truncate)\s+(?:only\s+)?([a-z_]+(?:\.[a-z_]+)?)\b/gi;

/**
 * Which of these tables a source text names in statements. In calls of kysely, in SQL, and wherever a whole string is
 * the name of a table that is no word of its own (`consultant_profiles`) or a table with an alias (`projects as
 * project`).
 */
export function tablesNamedIn(text: string, tables: readonly string[]): string[] {
  const code = withoutComments(text);
  const named = [
    ...[...code.matchAll(calls)].flatMap(([, first = '']) => literalsIn(first)),
    ...[...code.matchAll(clauses)].map(([, name = '']) => name),
    ...literalsIn(code).filter((literal) => /[_.]|^[a-z_]+ as \w+$/.test(literal)),
  ].map((name) => name.replace(/ as \w+$/, ''));
  const found = new Set(named);
  return tables.filter((table) => found.has(table));
}

const literalsIn = (code: string): string[] =>
  [...code.matchAll(/(['"`])([\w.]+(?: as \w+)?)\1/g)].map(([, , literal = '']) => literal);

/** Addresses (`https://…`) stay: their slashes follow a colon. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
