import type { LogEvent } from 'kysely';
import { statementsOf } from '#lib/database/pipeline.ts';
import { noteSpan, type SpanStart } from '#lib/tracing/spans.ts';

/**
 * Notes a statement that has just ended in the trace that is being made, if one is; of those that were sent together,
 * each.
 */
export function noteStatement(event: LogEvent): void {
  for (const { sql } of statementsOf(event.query)) {
    noteSpan(
      () => statementSpan(sql),
      event.queryDurationMillis,
      event.level === 'error' ? event.error : undefined,
    );
  }
}

const operation = /^\s*([a-z]+)/i;
/** The query builder writes names in quotes; what has none may as well be a column, as in `extract (year from …)`. */
const quotedTable = /\b(?:from|into|update)\s+("[\w".]+)/i;
const table = /\b(?:from|into|update|table)\s+([a-z_][\w".]*)/i;

/** A statement with the placeholders of its values; what the values were is in no span. */
export function statementSpan(sql: string): SpanStart {
  const name = operation.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const target = (quotedTable.exec(sql) ?? table.exec(sql))?.[1]?.replaceAll('"', '');
  const summary = target ? `${name} ${target}` : name;
  return {
    name: summary,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': name,
      'db.query.summary': summary,
      'db.query.text': sql,
    },
  };
}
