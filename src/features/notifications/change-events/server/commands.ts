import type { Tx } from '#db/client.ts';
import { deferToNext } from '#lib/database/pipeline.ts';
import type { Topic } from '../rules/topics.ts';

/** Something that these people may want to look at again. */
export interface Change {
  personIds: readonly string[];
  topic: Topic;
  subjectId: string | null;
}

/**
 * Tells the browsers of these people, once this transaction is committed, what has changed. Nothing is said of what it
 * is now.
 */
export async function publishChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ personIds, topic, subjectId }) =>
    [...new Set(personIds)].map((person_id) => ({ person_id, topic, subject_id: subjectId })),
  );
  for (let at = 0; at < rows.length; at += writtenAtOnce) {
    await deferToNext(tx, tx.insertInto('live_events').values(rows.slice(at, at + writtenAtOnce)));
  }
}

/** A statement takes 65,535 parameters, three a row. */
const writtenAtOnce = 10_000;
