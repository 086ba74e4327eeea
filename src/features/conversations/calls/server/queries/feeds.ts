import type { UserId, UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { readsByFeed } from '../../policy.ts';
import { feedCallsAtMost, feedSince } from '../../rules/feed-period.ts';
import { hashFeedToken } from '../../rules/feed-token.ts';
import { seenBy } from './calls.ts';

/** When this person's present address was made; null where there is none. */
export async function findFeedMadeAt(db: Db, userId: UserId): Promise<Date | null> {
  const feed = await db
    .selectFrom('call_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.created_at ?? null;
}

/** A user whose calls are read at a secret address. */
interface FeedReader {
  userId: UserId;
  userType: UserType;
}

/** The user whose address has this token; null when there is none, or theirs cannot be read now. */
export async function findFeedReader(db: Db, token: string): Promise<FeedReader | null> {
  // Looked for by its hash: how long that takes says nothing of the token.
  const found = await db
    .selectFrom('call_feeds as feed')
    .innerJoin(people(db).as('person'), 'person.user_id', 'feed.user_id')
    .select([
      'feed.user_id as userId',
      'person.user_type as userType',
      ...(['person.approved_at', 'person.suspended_at', 'person.leaving_at'] as const),
    ])
    .$narrowType<FeedReader>()
    .where('feed.token_hash', '=', hashFeedToken(token))
    .executeTakeFirst();
  return found && readsByFeed(found) ? { userId: found.userId, userType: found.userType } : null;
}

/** The calls in a user's feed: fixed ones, those that took place lately, and those that were cancelled lately. */
export function listFeedCalls(db: Db, reader: FeedReader, now: Date) {
  const { endedAfter, cancelledAfter } = feedSince(now);
  return seenBy(db, reader)
    .where('call.starts_at', 'is not', null)
    .$if(reader.userType === 'client', (query) =>
      query.where('call.company_id', 'not in', suspendedCompanies(db)),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('call.state', '=', 'fixed'), eb('call.ends_at', '>', endedAfter)]),
        eb.and([eb('call.state', '=', 'cancelled'), eb('call.acted_at', '>', cancelledAfter)]),
      ]),
    )
    .orderBy('call.starts_at', 'desc')
    .orderBy('call.id')
    .limit(feedCallsAtMost)
    .$narrowType<{ startsAt: Date; endsAt: Date }>()
    .execute();
}
