import { sql } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { TextClause } from '../../rules/asked-text.ts';
import type { StemmedClause } from '../../rules/ranking.ts';

/** The stems of each text, as the database makes them of the words of an entry. */
export async function stemsOf(db: Db, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ stems: string[] }>`
    select tsvector_to_array(to_tsvector('english', words)) as stems
      from unnest(${texts}::text[]) with ordinality as asked (words, place)
     order by place
  `.execute(db);
  return rows.map(({ stems }) => stems);
}

/** Clauses with the stems of their words, those that are not known yet from the database. */
export async function stemClauses(
  db: Db,
  known: LRUCache<string, readonly string[]>,
  clauses: readonly TextClause[],
): Promise<StemmedClause[]> {
  // Known stems are taken now: the cache may drop them while the rest is looked up.
  const stems = new Map(clauses.map(({ words }) => [words, known.get(words)]));
  const unknown = [...stems].flatMap(([words, found]) => (found ? [] : [words]));
  if (unknown.length > 0) {
    const looked = await stemsOf(db, unknown);
    for (const [place, words] of unknown.entries()) {
      const found = looked[place] ?? [];
      stems.set(words, found);
      known.set(words, found);
    }
  }
  return clauses.map((clause) => ({ ...clause, stems: stems.get(clause.words) ?? [] }));
}
