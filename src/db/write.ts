import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isOutdatedStatement } from '#lib/database/bounded-client.ts';
import { isBrokenOff, isLostConnection, isUnsent } from '#lib/database/lost-connection.ts';
import { deferToNext } from '#lib/database/pipeline.ts';
import type { Tx, WritableDb } from './client.ts';

/** What a write may return: plain JSON, so that a repeated request can be answered from its record. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

// biome-ignore lint/suspicious/noConfusingVoidType: a change that has nothing to answer returns void.
type Answer = Json | void;

/**
 * Runs a change in one transaction: the only way to write. In a request that came with an idempotency key the change
 * happens once, however often the request is repeated. Of several changes in one request the key covers one; the others
 * are made `withoutKey`, again with each repetition.
 */
export type Write = <Outcome extends Answer>(
  change: (tx: Tx) => Promise<Outcome>,
  options?: { withoutKey?: boolean },
) => Promise<Outcome>;

/** The intent behind a request, as its sender names it with an `Idempotency-Key` header. */
export interface Intent {
  userId: string;
  key: string;
  /** Hash of method, path and body: the same key for another request is a mistake. */
  requestHash: string;
}

/** The sender used one idempotency key for two different requests. */
export class IdempotencyKeyReused extends Error {
  override readonly name = 'IdempotencyKeyReused';
}

// Serialisation failure and deadlock undo a transaction wherever it is; a standby changes nothing.
const undone = new Set(['40001', '40P01', '25006']);
const maxAttempts = 4;

/** Whether a transaction that ended with this error before it began to commit may succeed when it is made again. */
export const isTransient = (error: unknown): boolean => isUndone(error) || isBrokenOff(error);

const isUndone = (error: unknown): boolean =>
  isOutdatedStatement(error) ||
  (error instanceof Error && 'code' in error && undone.has(String(error.code)));

/** The moment that others need to finish, or a standby to take the place of the primary, in ms. */
const pauseAfter = (attempt: number, error: unknown): number =>
  isUndone(error) ? 20 * 2 ** attempt * Math.random() : 50 * 2 ** attempt * (1 + Math.random());

/**
 * Makes the `write` of the services, or with an intent that of one request. What the database asks for is tried again
 * after a short pause; so is what was cut off by a primary that went away, where it cannot happen twice. The key of an
 * intent is claimed inside the same transaction. A repetition waits for the first, then receives the first one's
 * outcome, and the change happens once.
 */
export function createWrite(db: WritableDb, intent?: Intent): Write {
  let isKeyUsed = false;
  return async (change, { withoutKey = false } = {}) => {
    const covering = withoutKey ? undefined : intent;
    if (covering && isKeyUsed) {
      throw new Error('A key covers one change of a request. Make the others `withoutKey`.');
    }
    isKeyUsed ||= covering !== undefined;
    let hasBrokenOff = false;
    for (let attempt = 1; ; attempt += 1) {
      let isCommitting = false;
      try {
        return await makeOrRepeat(db, change, covering, () => {
          isCommitting = true;
        });
      } catch (error) {
        // Cut off while it commits, it may be done: only its key makes a repetition harmless.
        const isSent = isCommitting && !isUnsent(error);
        const mayBeDone = isSent && !isUndone(error) && covering === undefined;
        // Until another primary is there, connections are refused.
        const isStillAway = hasBrokenOff && isLostConnection(error);
        if (attempt === maxAttempts || mayBeDone || !(isTransient(error) || isStillAway)) {
          throw error;
        }
        hasBrokenOff ||= isBrokenOff(error);
        await wait(pauseAfter(attempt, error));
      }
    }
  };
}

/** What ends a change that is only tried. */
class TakenBack extends Error {}

/** A `write` that carries every change out and takes it back again, jobs included: for saying what would happen. */
export function createTrialWrite(db: WritableDb): Write {
  return async <Outcome extends Answer>(change: (tx: Tx) => Promise<Outcome>) => {
    let answer: { outcome: Outcome } | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        answer = { outcome: await change(tx) };
        // What waits for the commit is tried as well.
        await sql`select 1`.execute(tx);
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack) || !answer) throw error;
    }
    if (!answer) throw new Error('A change that was tried has no outcome.');
    return answer.outcome;
  };
}

/**
 * Makes a change in one transaction; where that was done before under the key of this intent, it answers what the first
 * time did.
 */
async function makeOrRepeat<Outcome extends Answer>(
  db: WritableDb,
  change: (tx: Tx) => Promise<Outcome>,
  intent: Intent | undefined,
  onCommit: () => void,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await (intent ? once(tx, intent, change) : change(tx));
      onCommit();
      return outcome;
    });
  } catch (error) {
    if (intent && error instanceof IsRepeated) return outcomeOfFirst(db, intent);
    throw error;
  }
}

/** The change was made before, under the same key. */
class IsRepeated extends Error {}

/**
 * Claims the key of an intent and makes the change. Throws `IsRepeated` where it was claimed before: the change is not
 * made again.
 */
async function once<Outcome extends Answer>(
  tx: Tx,
  { userId, key, requestHash }: Intent,
  change: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  // A repetition waits here until the first has committed.
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new IsRepeated();
  const outcome = await change(tx);
  if (isRefusal(outcome)) {
    // It changed nothing, and the same request may succeed later.
    const release = tx.deleteFrom('idempotency_keys');
    await deferToNext(tx, release.where('user_id', '=', userId).where('key', '=', key));
  } else {
    const record = tx
      .updateTable('idempotency_keys')
      .set({ outcome: JSON.stringify({ value: outcome }) });
    await deferToNext(tx, record.where('user_id', '=', userId).where('key', '=', key));
  }
  return outcome;
}

/** Commands say `{ refused: code }` when they have changed nothing. */
const isRefusal = (outcome: Answer): boolean =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'refused' in outcome &&
  outcome.refused !== null;

async function outcomeOfFirst<Outcome extends Answer>(
  db: WritableDb,
  intent: Intent,
): Promise<Outcome> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'outcome'])
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== intent.requestHash) throw new IdempotencyKeyReused();
  const { value } = first.outcome as { value: Outcome };
  return value;
}
