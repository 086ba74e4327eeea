import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import type { Services } from '#server/services.ts';
import { hashFeedToken } from '../../rules/feed-token.ts';

/**
 * Stores the address of this person's feed, as the hash of its token; they are notified by mail. Without `replaces` one
 * that is there stays.
 */
export async function makeFeed(
  tx: Tx,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  { userId }: CorrespondentViewer,
  { token, replaces }: { token: string; replaces: boolean },
): Promise<{ refused: 'ADDRESS_EXISTS' } | { refused: null; madeAt: string }> {
  const madeAt = clock.now();
  const feed = { token_hash: hashFeedToken(token), created_at: madeAt };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('call_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => {
      const present = conflict.column('user_id');
      return replaces ? present.doUpdateSet(feed) : present.doNothing();
    })
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return { refused: 'ADDRESS_EXISTS' };
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'calendar-address-made' });
  return { refused: null, madeAt: madeAt.toISOString() };
}

/** Ends the address of this person's feed, if there is one. */
export async function endFeed(tx: Tx, { userId }: CorrespondentViewer): Promise<void> {
  await tx.deleteFrom('call_feeds').where('user_id', '=', userId).execute();
}
