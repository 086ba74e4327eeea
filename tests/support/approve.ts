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
