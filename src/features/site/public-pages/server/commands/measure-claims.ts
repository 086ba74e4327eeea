import type { Tx } from '#db/client.ts';
import { measureFirstApplications } from '#features/hiring/applications/server/queries/first-applications.ts';
import { countCompleted } from '#features/hiring/projects/server/queries/completed-projects.ts';
import { measureAccountReview } from '#features/identity/accounts/server/queries/account-review.ts';
import { measureCheckedConsultants } from '#features/identity/accounts/server/queries/checked-consultants.ts';
import { countCertified } from '#features/profiles/consultants/server/queries/certified-consultants.ts';
import { storeMeasured } from '#features/site-operations/site-settings/server/commands/store-measured.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Counts every claim that can be measured. Made-up people never count, in a demo neither. */
export async function measureClaims(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - yearMs);
  const certified = await countCertified(tx, { now, isDemo: false });
  const completed = await countCompleted(tx);
  const response = await measureFirstApplications(tx, since);
  const review = await measureAccountReview(tx, since);
  const checked = await measureCheckedConsultants(tx);
  await storeMeasured(
    tx,
    {
      certifiedConsultants: { value: certified, cases: certified },
      successfulProjects: { value: completed, cases: completed },
      consultantResponse: { value: response.medianHours, cases: response.cases },
      accountReview: { value: review.medianHours, cases: review.cases },
      checkedConsultants: { value: checked.percentage, cases: checked.cases },
    },
    now,
  );
}
