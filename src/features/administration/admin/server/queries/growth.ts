import type { MonthCount } from '#db/by-month.ts';
import type { Db } from '#db/client.ts';
import { subscriptionsByMonth } from '#features/billing/subscriptions/server/queries/growth.ts';
import { applicationsByMonth } from '#features/hiring/applications/server/queries/growth.ts';
import { projectsByMonth } from '#features/hiring/projects/server/queries/growth.ts';
import {
  approvalsByMonth,
  type GrowthPeriod,
  signUpsByMonth,
} from '#features/identity/accounts/server/queries/growth.ts';
import type { GrowthMonth } from '../../contract/growth.ts';
import { fewestCases, growthMonths, lastMonths } from '../../rules/growth.ts';

/** What happened in each of the last months, oldest first. */
export async function readGrowth(
  db: Db,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<GrowthMonth[]> {
  const months = lastMonths(now, growthMonths);
  const period: GrowthPeriod = { since: new Date(`${months[0]}-01T00:00:00Z`), isDemo };
  const [signUps, approvals, subscriptions, projects, applications] = await Promise.all([
    signUpsByMonth(db, period),
    approvalsByMonth(db, period),
    subscriptionsByMonth(db, period),
    projectsByMonth(db, period),
    applicationsByMonth(db, period),
  ]);
  return months.map((month) => {
    const sent = applications.find((each) => each.month === month);
    const answered = sent?.answered ?? 0;
    return {
      month,
      clients: of(
        signUps.filter(({ userType }) => userType === 'client'),
        month,
      ),
      consultants: of(
        signUps.filter(({ userType }) => userType === 'consultant'),
        month,
      ),
      approvals: of(approvals, month),
      subscriptions: of(subscriptions, month),
      projects: of(projects, month),
      applications: sent?.n ?? 0,
      answered,
      medianAnswerHours: answered < fewestCases ? null : (sent?.medianAnswerHours ?? null),
    };
  });
}

const of = (counts: readonly MonthCount[], month: string): number =>
  counts.find((each) => each.month === month)?.n ?? 0;
