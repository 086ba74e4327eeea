import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import type { Services } from '#server/services.ts';
import { shortlistMax } from '../rules/limits.ts';

export type AddOutcome =
  | { refused: 'CONSULTANT_NOT_FOUND' | 'SHORTLIST_FULL' }
  | { refused: null; added: boolean };

/**
 * Puts a listed consultant on the shortlist of the client's company, once. The company is
 * held, so that many at once do not make the list longer than it may be.
 */
export async function addToShortlist(
  tx: Tx,
  { clock, isDemo }: Pick<Services, 'clock' | 'isDemo'>,
  client: ApprovedClientViewer,
  consultantId: string,
): Promise<AddOutcome> {
  const at = { now: clock.now(), isDemo };
  const [consultant] = await findListedProfiles(tx, at, [consultantId]);
  if (!consultant) return { refused: 'CONSULTANT_NOT_FOUND' };
  await lockCompany(tx, client.company.companyId);
  const entries = await tx
    .selectFrom('consultant_shortlist')
    .select('consultant_id')
    .where('company_id', '=', client.company.companyId)
    .execute();
  if (entries.some(({ consultant_id }) => consultant_id === consultantId)) {
    return { refused: null, added: false };
  }
  if (entries.length >= shortlistMax) return { refused: 'SHORTLIST_FULL' };
  await tx
    .insertInto('consultant_shortlist')
    .values({
      client_id: client.userId,
      company_id: client.company.companyId,
      consultant_id: consultantId,
      created_at: at.now,
    })
    .execute();
  return { refused: null, added: true };
}

/** Takes a consultant off the shortlist; says whether they were on it. */
export async function removeFromShortlist(
  tx: Tx,
  client: ApprovedClientViewer,
  consultantId: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('consultant_shortlist')
    .where('company_id', '=', client.company.companyId)
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Saves a note about a consultant on the shortlist. */
export async function saveShortlistNote(
  tx: Tx,
  client: ApprovedClientViewer,
  { consultantId, note }: { consultantId: string; note: string },
): Promise<{ refused: 'NOT_SHORTLISTED' | null }> {
  const result = await tx
    .updateTable('consultant_shortlist')
    .set({ note })
    .where('company_id', '=', client.company.companyId)
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst();
  return { refused: result.numUpdatedRows > 0n ? null : 'NOT_SHORTLISTED' };
}

/** Keeps the entries that this member has put on the company's shortlist, in the name of another one. */
export async function handOverShortlist(
  tx: Tx,
  { companyId, from, to }: { companyId: CompanyId; from: UserId; to: UserId },
): Promise<void> {
  await tx
    .updateTable('consultant_shortlist as entry')
    .set({ client_id: to })
    .where('entry.company_id', '=', companyId)
    .where('entry.client_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consultant_shortlist as other')
            .select('other.id')
            .where('other.client_id', '=', to)
            .whereRef('other.consultant_id', '=', 'entry.consultant_id'),
        ),
      ),
    )
    .execute();
}

/**
 * Makes the shortlist of one company a part of another's. A consultant on both is listed once, since the first time;
 * their note of the company that goes stays where the other one has none. Returns how many were moved and joined.
 */
export async function mergeShortlists(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<{ shortlisted: number; shortlistedTwice: number }> {
  await tx
    .updateTable('consultant_shortlist as kept')
    .from('consultant_shortlist as other')
    .set({
      note: sql`case when kept.note = '' then other.note else kept.note end`,
      created_at: sql`least(kept.created_at, other.created_at)`,
    })
    .where('kept.company_id', '=', into)
    .where('other.company_id', '=', from)
    .whereRef('other.consultant_id', '=', 'kept.consultant_id')
    .execute();
  const twice = await tx
    .deleteFrom('consultant_shortlist')
    .where('company_id', '=', from)
    .where('consultant_id', 'in', ({ selectFrom }) =>
      selectFrom('consultant_shortlist as kept')
        .select('kept.consultant_id')
        .where('kept.company_id', '=', into),
    )
    .executeTakeFirst();
  const moved = await tx
    .updateTable('consultant_shortlist')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  return {
    shortlisted: Number(moved.numUpdatedRows),
    shortlistedTwice: Number(twice.numDeletedRows),
  };
}
