import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { ReferenceId } from '../../ids.ts';
import { dayMs, erasedBefore } from '../../rules/periods.ts';
import { hashToken } from '../../rules/token.ts';

export const selectReferences = (db: Db) =>
  db
    .selectFrom('consultant_references as reference')
    .selectAll('reference')
    .$narrowType<{ id: ReferenceId; consultant_id: UserId }>();

export type ReferenceRow = Awaited<
  ReturnType<ReturnType<typeof selectReferences>['execute']>
>[number];

/** Requests that can be answered: their consultant is there, and not suspended. */
const selectOpen = (db: Db, now: Date) =>
  selectReferences(db)
    .innerJoin(people(db).as('person'), 'person.user_id', 'reference.consultant_id')
    .select(['person.first_name', 'person.last_name'])
    .where('person.suspended_at', 'is', null)
    .where('person.leaving_at', 'is', null)
    .where('reference.state', '=', 'asked')
    .where('reference.asked_at', '>', erasedBefore(now))
    .$narrowType<{
      person_name: string;
      company_name: string;
      email: string;
      project: string;
      person_role: string;
    }>();

/** A request that can be answered, by its id; null when there is none. */
export const findOpen = async (db: Db, id: ReferenceId, now: Date) =>
  (await selectOpen(db, now).where('reference.id', '=', id).executeTakeFirst()) ?? null;

/** The same by the token of a mail. */
export const findAsked = async (db: Db, token: string, now: Date) =>
  (await selectOpen(db, now)
    .where(sql<boolean>`reference.token_hashes @> array[${hashToken(token)}]`)
    .executeTakeFirst()) ?? null;

/** Requests that can be answered and are old enough for a reminder. */
export const listUnanswered = (db: Db, now: Date, days: number) =>
  selectOpen(db, now)
    .where('reference.asked_at', '<=', new Date(now.getTime() - days * dayMs))
    .execute();

export const listOfConsultant = (db: Db, consultantId: string): Promise<ReferenceRow[]> =>
  selectReferences(db)
    .where('reference.consultant_id', '=', consultantId)
    .orderBy('reference.asked_at', 'desc')
    .orderBy('reference.id')
    .execute();

/** A reference that clients read; null when there is none. */
export const findShown = async (db: Db, id: ReferenceId): Promise<ReferenceRow | null> =>
  (await selectReferences(db)
    .where('reference.id', '=', id)
    .where('reference.state', '=', 'confirmed')
    .where('reference.removed_at', 'is', null)
    .executeTakeFirst()) ?? null;
