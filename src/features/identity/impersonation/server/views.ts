import type { ImpersonationRow } from '#features/identity/accounts/server/queries/impersonations.ts';
import type { ImpersonationView } from '../contract.ts';

/** The name of an admin who impersonated; null once they have left. */
export function adminName({
  adminFirstName,
  adminLastName,
}: Pick<ImpersonationRow, 'adminFirstName' | 'adminLastName'>): string | null {
  return `${adminFirstName ?? ''} ${adminLastName ?? ''}`.trim() || null;
}

/** An impersonation as the person reads of it whose pages were seen. */
export const viewImpersonation = (row: ImpersonationRow): ImpersonationView => ({
  id: row.id,
  adminName: adminName(row),
  reason: row.reason,
  beganAt: row.beganAt.toISOString(),
  endsAt: (row.endedAt ?? row.endsAt).toISOString(),
});
