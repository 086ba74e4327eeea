import { sql } from 'kysely';
import type { VerificationMethod } from '#catalogue/enumerations/credential.ts';
import type { Db } from '#db/client.ts';
import { dayOf } from '#lib/calendar-days.ts';

/** A certification that an admin has verified and that has not ended. */
export interface VerifiedRow {
  certification: string;
  verifiedAt: Date;
  method: VerificationMethod;
  /** Its last day; null when it has none. */
  expiresOn: string | null;
}

/**
 * Which certifications of these consultants are verified at `now`, by user id; those who have none are not in it. A
 * certification that was taken out of the profile has no evidence any more, and so is not in it either.
 */
export async function verifiedCertifications(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, VerifiedRow[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('credentials')
    .select(['consultant_id', 'certification', 'decided_at', 'method', 'expires_on'])
    .where(sql<boolean>`consultant_id = any(${userIds}::uuid[])`)
    .where('status', '=', sql.lit('verified'))
    .where(sql<boolean>`(expires_on is null or expires_on >= ${dayOf(now)}::date)`)
    .orderBy('decided_at')
    // The table holds every verified one to these two.
    .$narrowType<{ decided_at: Date; method: VerificationMethod }>()
    .execute();
  const byConsultant = Map.groupBy(rows, ({ consultant_id }) => consultant_id);
  return new Map([...byConsultant].map(([userId, own]) => [userId, own.map(toVerified)]));
}

const toVerified = (row: {
  certification: string;
  decided_at: Date;
  method: VerificationMethod;
  expires_on: string | null;
}): VerifiedRow => ({
  certification: row.certification,
  verifiedAt: row.decided_at,
  method: row.method,
  expiresOn: row.expires_on,
});

/** The same for one consultant. */
export async function verifiedCertificationsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<VerifiedRow[]> {
  return (await verifiedCertifications(db, [userId], now)).get(userId) ?? [];
}
