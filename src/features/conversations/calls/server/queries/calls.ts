import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Timezone } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import type { ThreadId } from '#features/conversations/messages/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { consultantProfiles } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { CallState } from '../../contract/call-views.ts';
import type { CallId } from '../../ids.ts';
import { seesCall } from '../../policy.ts';

const openAtMost = 100;

/** Calls with both people. */
export const selectCalls = (db: Db) =>
  db
    .selectFrom('calls as call')
    .innerJoin(people(db).as('client'), 'client.user_id', 'call.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'call.consultant_id')
    .leftJoin(consultantProfiles(db).as('profile'), 'profile.user_id', 'call.consultant_id')
    .select([
      'call.id',
      'call.thread_id as threadId',
      'call.client_id as clientId',
      'call.company_id as companyId',
      'call.consultant_id as consultantId',
      'call.created_at as createdAt',
      'call.state',
      'call.revision',
      'call.times',
      'call.minutes',
      'call.acted_by as actedBy',
      'call.acted_at as actedAt',
      'call.is_withheld as isWithheld',
      'call.words',
      'call.starts_at as startsAt',
      'call.ends_at as endsAt',
      'call.sequence',
      'call.meeting_url as meetingUrl',
      'call.linked_by as linkedBy',
      'call.is_link_withheld as isLinkWithheld',
      'call.kept_url as keptUrl',
      'call.kept_for as keptFor',
      'call.client_zone as clientZone',
      'call.consultant_zone as consultantZone',
      'profile.timezone as profileZone',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      'consultant.first_name as consultantFirstName',
      'consultant.last_name as consultantLastName',
      sql<number>`cardinality(call.times)`.as('waiting'),
    ])
    .$narrowType<{
      id: CallId;
      threadId: ThreadId;
      clientId: UserId;
      companyId: CompanyId;
      consultantId: UserId;
      actedBy: UserId;
      linkedBy: UserId | null;
      keptFor: UserId | null;
      state: CallState;
      profileZone: Timezone | null;
    }>();

/** A call with both people: all of it, to be cut down by views. */
export type CallRow = Awaited<ReturnType<ReturnType<typeof selectCalls>['execute']>>[number];

type Side = Pick<CorrespondentViewer, 'userId' | 'userType'>;

/** What this person sees of calls, as `seesCall` says of one. */
export const seenBy = (db: Db, { userId, userType }: Side) =>
  selectCalls(db)
    .where(userType === 'client' ? 'call.client_id' : 'call.consultant_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('call.is_withheld', '=', false),
        eb('call.starts_at', 'is not', null),
        eb('call.state', '=', 'declined'),
        eb('call.acted_by', '=', userId),
      ]),
    );

/** The same of one who is signed in: a client sees those of the company that they act for. */
const seenHere = (db: Db, person: CorrespondentViewer) =>
  seenBy(db, person).where((eb) =>
    person.userType === 'client'
      ? eb('call.company_id', '=', person.company.companyId)
      : eb.lit(true),
  );

/** A call that this person sees; null when it is between others, has not reached them or does not exist. */
export async function findCall(
  db: Db,
  person: CorrespondentViewer,
  callId: CallId,
): Promise<CallRow | null> {
  const call = await seenHere(db, person).where('call.id', '=', callId).executeTakeFirst();
  return call && seesCall(person, call) ? call : null;
}

/** Throws when this person sees no such call, for reading back what was just written. */
export async function getCall(
  db: Db,
  person: CorrespondentViewer,
  callId: CallId,
): Promise<CallRow> {
  const call = await findCall(db, person, callId);
  if (!call) throw new Error(`${person.userId} sees no call ${callId}.`);
  return call;
}

/** The calls of this person that are proposed or lie ahead: first those that wait for them, then by time. */
export function listOpenCalls(
  db: Db,
  person: CorrespondentViewer,
  { threadId, now }: { threadId?: ThreadId | undefined; now: Date },
): Promise<CallRow[]> {
  return seenHere(db, person)
    .$if(threadId !== undefined, (query) => query.where('call.thread_id', '=', threadId ?? null))
    .where('call.state', 'in', ['proposed', 'fixed'])
    .where((eb) => eb.or([eb('call.ends_at', 'is', null), eb('call.ends_at', '>', now)]))
    .orderBy(
      sql`cardinality(call.times) > 0 and call.acted_by <> ${person.userId} and not call.is_withheld`,
      'desc',
    )
    .orderBy(sql`coalesce(call.starts_at, call.times[1])`)
    .orderBy('call.id')
    .limit(sql.lit(openAtMost))
    .execute();
}

/** The calls of this person that have taken place, or will not, the newest proposal first. */
export async function listPastCalls(
  db: Db,
  person: CorrespondentViewer,
  { page, now }: { page: PageRequest; now: Date },
): Promise<Page<CallRow>> {
  const rows = await seenHere(db, person)
    .where((eb) =>
      eb.or([eb('call.state', 'in', ['declined', 'cancelled']), eb('call.ends_at', '<=', now)]),
    )
    .$call((query) => newestFirst(query, page, { createdAt: 'call.created_at', id: 'call.id' }))
    .execute();
  return toPage(rows, page.limit, ({ createdAt, id }) => ({ createdAt, id }));
}
