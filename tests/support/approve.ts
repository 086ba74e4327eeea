import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';

type Operations = Awaited<ReturnType<TestApp['as']>>;

/** The ids of the points of the checklist that are not ticked for an account. */
export async function openItemsOf(admin: Pick<Operations, 'vetting'>, userId: string) {
  const { items } = await admin.vetting.get({ userId });
  return items.flatMap(({ id, tickedAt }) => (tickedAt === null ? [id] : []));
}

/** Approves an account as an admin who has read its checklist. */
export async function approve(admin: Pick<Operations, 'vetting' | 'approvals'>, userId: UserId) {
  return admin.approvals.approve({ userId, openItems: await openItemsOf(admin, userId) });
}

/** Lets the ten seconds pass in which an approval can be undone, and all that follows from approvals happen. */
export async function tellOfApprovals(app: Pick<TestApp, 'pool' | 'settle'>): Promise<void> {
  await app.pool.query(
    "update jobs.job set start_after = now() where name = 'account-approved' and state = 'created'",
  );
  await app.settle();
}
