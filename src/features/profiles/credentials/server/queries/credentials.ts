import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import { type CertificationId, isCertificationId } from '#catalogue/certifications.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ReviewedState } from '../../contract.ts';
import type { CredentialId } from '../../ids.ts';

/** The evidence for one certification of a consultant, as stored. */
export const selectCredentials = (db: Db) =>
  db
    .selectFrom('credentials as credential')
    .selectAll('credential')
    .$narrowType<{ id: CredentialId; consultant_id: UserId }>();

export type CredentialRow = Awaited<
  ReturnType<ReturnType<typeof selectCredentials>['execute']>
>[number];

/** The certifications in a consultant's profile, in its order, each with its evidence or null. */
export async function listOwnCredentials(
  db: Db,
  userId: UserId,
): Promise<{ certification: CertificationId; credential: CredentialRow | null }[]> {
  const [profile, credentials] = await Promise.all([
    db
      .selectFrom('consultant_profiles')
      .select('certifications')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    selectCredentials(db).where('consultant_id', '=', userId).execute(),
  ]);
  return (profile?.certifications ?? []).filter(isCertificationId).map((certification) => ({
    certification,
    credential: credentials.find((each) => each.certification === certification) ?? null,
  }));
}

const selectReviewed = (db: Db) =>
  selectCredentials(db)
    .innerJoin(peopleWithEmail(db).as('profile'), 'profile.user_id', 'credential.consultant_id')
    .leftJoin(people(db).as('admin'), 'admin.user_id', 'credential.decided_by')
    .select([
      'profile.first_name',
      'profile.last_name',
      'profile.email',
      'admin.first_name as admin_first_name',
      'admin.last_name as admin_last_name',
    ]);

/** A credential with its consultant, for admins. */
export type ReviewedRow = Awaited<ReturnType<ReturnType<typeof selectReviewed>['execute']>>[number];

/** One credential for admins; null when there is none. */
export async function findReviewed(db: Db, id: CredentialId): Promise<ReviewedRow | null> {
  return (await selectReviewed(db).where('credential.id', '=', id).executeTakeFirst()) ?? null;
}

const isPast = (today: string) => sql<boolean>`coalesce(expires_on < ${today}::date, false)`;

/** One page of the credentials in a state: those that wait longest first, decided ones newest first. */
export async function listReviewed(
  db: Db,
  state: ReviewedState,
  today: string,
  page: PageRequest,
): Promise<Page<ReviewedRow>> {
  if (state === 'submitted') return listWaiting(db, today, page);
  const rows = await selectReviewed(db)
    .where('credential.status', '=', sql.lit(state === 'rejected' ? 'rejected' : 'verified'))
    .$if(state === 'verified', (query) => query.where(sql<boolean>`not ${isPast(today)}`))
    .$if(state === 'expired', (query) => query.where(isPast(today)))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'credential.decided_at', id: 'credential.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ decided_at, submitted_at, id }) => ({
    createdAt: decided_at ?? submitted_at,
    id,
  }));
}

async function listWaiting(
  db: Db,
  today: string,
  { after, limit }: PageRequest,
): Promise<Page<ReviewedRow>> {
  const rows = await selectReviewed(db)
    .where('credential.status', '=', sql.lit('submitted'))
    .where(sql<boolean>`not ${isPast(today)}`)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(submitted_at, credential.id) > (${after?.createdAt}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('submitted_at')
    .orderBy('credential.id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ submitted_at, id }) => ({ createdAt: submitted_at, id }));
}

/** How many credentials wait for a check and have not expired meanwhile. */
export async function countWaiting(db: Db, today: string): Promise<number> {
  const { n } = await db
    .selectFrom('credentials')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('status', '=', sql.lit('submitted'))
    .where(sql<boolean>`not ${isPast(today)}`)
    .executeTakeFirstOrThrow();
  return n;
}

/** Consultants with a verified credential whose last day was `from` or later, and before `today`. */
export async function listConsultantsWhoseEnded(
  db: Db,
  { from, today }: { from: string; today: string },
): Promise<UserId[]> {
  const rows = await selectCredentials(db)
    .clearSelect()
    .select('consultant_id')
    .distinct()
    .where('status', '=', sql.lit('verified'))
    .where(sql<boolean>`expires_on >= ${from}::date and expires_on < ${today}::date`)
    .$narrowType<{ consultant_id: UserId }>()
    .execute();
  return rows.map(({ consultant_id }) => consultant_id);
}
