import { setTimeout as wait } from 'node:timers/promises';
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

// Serialisation failure, deadlock, and a server that is going down or just came up.
const transientCodes = new Set([
  '40001',
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
]);
const maxAttempts = 4;

/** Whether the database says that the same transaction may succeed when tried again. */
export function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && transientCodes.has(String(error.code));
}

/**
 * Makes the `write` of the services, or with an intent that of one request. Transient database errors are retried with
 * a short pause. The key of an intent is claimed inside the same transaction: a repetition waits for the first, then
 * receives the first one's outcome, and the change happens once.
 */
export function createWrite(db: WritableDb, intent?: Intent): Write {
  let isKeyUsed = false;
  return async (change, { withoutKey = false } = {}) => {
    const covering = withoutKey ? undefined : intent;
    if (covering && isKeyUsed) {
      throw new Error('A key covers one change of a request. Make the others `withoutKey`.');
    }
    isKeyUsed ||= covering !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db
          .transaction()
          .execute((tx) => (covering ? once(tx, covering, change) : change(tx)));
      } catch (error) {
        if (attempt === maxAttempts || !isTransient(error)) throw error;
        await wait(20 * 2 ** attempt * Math.random());
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
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack) || !answer) throw error;
    }
    if (!answer) throw new Error('A change that was tried has no outcome.');
    return answer.outcome;
  };
}

async function once<Outcome extends Answer>(
  tx: Tx,
  intent: Intent,
  change: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: intent.userId, key: intent.key, request_hash: intent.requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return outcomeOfFirst<Outcome>(tx, intent);
  const outcome = await change(tx);
  if (isRefusal(outcome)) {
    // It changed nothing, and the same try may succeed later.
    await tx
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', intent.userId)
      .where('key', '=', intent.key)
      .execute();
    return outcome;
  }
  await tx
    .updateTable('idempotency_keys')
    .set({ outcome: JSON.stringify({ value: outcome }) })
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .execute();
  return outcome;
}

/** Commands say `{ refused: code }` when they have changed nothing. */
const isRefusal = (outcome: Answer): boolean =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'refused' in outcome &&
  outcome.refused !== null;

async function outcomeOfFirst<Outcome extends Answer>(tx: Tx, intent: Intent): Promise<Outcome> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'outcome'])
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== intent.requestHash) throw new IdempotencyKeyReused();
  const { value } = first.outcome as { value: Outcome };
  return value;
}
