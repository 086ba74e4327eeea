import type { Tx } from '#db/client.ts';
import { measureAccountReview } from '#features/accounts/server/queries/account-review.ts';
import { measureFirstApplications } from '#features/applications/server/queries/first-applications.ts';
import { countCertified } from '#features/consultants/server/queries/certified-consultants.ts';
import { countCompleted } from '#features/projects/server/queries/completed-projects.ts';
import type { ClaimId } from '../../rules/claims.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Counts every claim that can be measured. Made-up people never count, in a demo neither. */
export async function measureClaims(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - yearMs);
  const certified = await countCertified(tx, { now, isDemo: false });
  const completed = await countCompleted(tx);
  const response = await measureFirstApplications(tx, since);
  const review = await measureAccountReview(tx, since);
  const measured: { claim: ClaimId; value: number | null; cases: number }[] = [
    { claim: 'certifiedConsultants', value: certified, cases: certified },
    { claim: 'successfulProjects', value: completed, cases: completed },
    { claim: 'consultantResponse', value: response.medianHours, cases: response.cases },
    { claim: 'accountReview', value: review.medianHours, cases: review.cases },
  ];
  await tx
    .insertInto('measured_claims')
    .values(measured.map((row) => ({ ...row, measured_at: now })))
    .onConflict((conflict) =>
      conflict.column('claim').doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        cases: ref('excluded.cases'),
        measured_at: ref('excluded.measured_at'),
      })),
    )
    .execute();
}
