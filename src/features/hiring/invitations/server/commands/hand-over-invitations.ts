import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/** Keeps the invitations that this member sent for the company, and who muted it, in the name of another one. */
export async function handOverInvitations(
  tx: Tx,
  { companyId, from, to }: { companyId: CompanyId; from: UserId; to: UserId },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ client_id: to })
    .where('company_id', '=', companyId)
    .where('client_id', '=', from)
    .execute();
  await tx
    .updateTable('invitation_mutes as mute')
    .set({ client_id: to })
    .where('mute.company_id', '=', companyId)
    .where('mute.client_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation_mutes as other')
            .select('other.client_id')
            .where('other.client_id', '=', to)
            .whereRef('other.consultant_id', '=', 'mute.consultant_id'),
        ),
      ),
    )
    .execute();
}
