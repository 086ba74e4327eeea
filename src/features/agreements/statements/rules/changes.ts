import type { Part } from '../../lib/documents/printed-document.ts';
import { type StatementContent, totalOf } from './content.ts';
import { sectionsOf } from './document.ts';

/** What two versions say differently of one matter. Empty: it is not there. */
export interface Change {
  section: string;
  /** What it is about within its section; empty where that is all of it. */
  name: string;
  before: string;
  after: string;
}

/** What two versions say differently, in the order of the newer one; then what is gone. */
export function changesBetween(before: StatementContent, after: StatementContent): Change[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const gone = [...old].filter(([key]) => !fresh.has(key));
  return [
    ...[...fresh].map(([key, { section, name, text }]) => ({
      ...{ section, name, before: old.get(key)?.text ?? '', after: text },
    })),
    ...gone.map(([, { section, name, text }]) => ({ section, name, before: text, after: '' })),
  ].filter((change) => change.before !== change.after);
}

interface Line {
  section: string;
  name: string;
  text: string;
}

/** What a version says, line by line, each under a key of its own: two clauses may have one title. */
function linesOf(content: StatementContent): ReadonlyMap<string, Line> {
  const lines = new Map<string, Line>();
  for (const { title: section, parts } of sectionsOf(content)) {
    for (const { name, text } of parts.flatMap(namedLines)) {
      const keyOf = (nth: number) => JSON.stringify([section, name, nth]);
      let nth = 0;
      while (lines.has(keyOf(nth))) nth += 1;
      lines.set(keyOf(nth), { section, name, text });
    }
  }
  return lines;
}

function namedLines(part: Part): { name: string; text: string }[] {
  if (part.kind === 'text') return [{ name: '', text: part.text }];
  if (part.kind === 'facts') return part.facts.map(({ name, value }) => ({ name, text: value }));
  const [, ...columns] = part.columns;
  return part.rows.map(([name = '', ...cells]) => ({
    name,
    text:
      columns
        .map(({ title }, index) => (cells[index] ? `${title}: ${cells[index]}` : ''))
        .filter(Boolean)
        .join('\n') || 'Named',
  }));
}

/**
 * By how much a version changes what the work costs, in whole units of the currency. Null where one of the two names no
 * total, or another currency.
 */
export function priceEffect(before: StatementContent, after: StatementContent): number | null {
  const [old, fresh] = [totalOf(before), totalOf(after)];
  if (old === null || fresh === null || before.price.currency !== after.price.currency) return null;
  return fresh - old;
}
