import { type RawBuilder, sql } from 'kysely';

/**
 * A text as people type it into a search, as a `tsquery`: "in quotes" together, -without. Only a dash right before a
 * word or a quote says "without": PostgreSQL keeps every other one on a stack of 32 and refuses the statement when it
 * is full.
 */
export const webSearchQuery = (text: string): RawBuilder<unknown> =>
  sql`websearch_to_tsquery('pg_catalog.english', ${text.replace(/-(?![\p{L}\p{N}"])/gu, ' ')})`;
