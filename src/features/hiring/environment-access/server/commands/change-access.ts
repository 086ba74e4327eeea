import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import type { Services } from '#server/services.ts';
import { canBeGranted, whatSideCanDo } from '../../policy.ts';
import { type AccessStep, isDayOfAccess } from '../../rules/access-list.ts';
import type { AccessNews } from '../notifications.ts';
import { type AccessRow, findAccess } from '../queries/access-list.ts';
import { addStep } from './add-step.ts';
import { notifyOfAccess } from './notify-of-access.ts';

export type ChangeOutcome = { refused: 'ACCESS_STATE' | 'ACCESS_DAY' | null };
export type Act = keyof ReturnType<typeof whatSideCanDo>;

/** What each act makes of an entry, and of what the other side is notified. */
const acts = {
  grant: { step: 'granted', state: 'granted', dayOf: 'granted_on', news: 'granted' },
  review: { step: 'reviewed', state: 'granted', dayOf: 'reviewed_on', news: null },
  markReturned: { step: 'returned', state: 'returned', dayOf: 'returned_on', news: 'returned' },
  sayReturned: { step: 'return-said', state: 'return-said', dayOf: null, news: 'return-said' },
} as const satisfies Record<
  Exclude<Act, 'remove'>,
  {
    step: AccessStep;
    state: AccessRow['state'];
    dayOf: 'granted_on' | 'reviewed_on' | 'returned_on' | null;
    news: AccessNews | null;
  }
>;

interface Change {
  act: Act;
  by: UserId;
  /** The calendar day that the client names. */
  day: string | null;
}

/**
 * Changes an entry of an access list, or removes one that was only asked for. The project is locked: of two at once the
 * second is refused.
 */
export async function changeAccess(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  own: OwnSide,
  { id: accessId }: AccessRow,
  { act, by, day }: Change,
): Promise<ChangeOutcome> {
  const now = services.clock.now();
  const access = await lockAccess(tx, own, accessId);
  if (!access?.can[act]) return { refused: 'ACCESS_STATE' };
  const event = { applicationId: own.id, event: accessId };
  if (act === 'remove') {
    await tx.deleteFrom('environment_access').where('id', '=', accessId).execute();
    await notifyOfAccess(tx, services, own.side === 'client' ? 'removed' : null, event);
    return { refused: null };
  }
  const { step, state, dayOf, news } = acts[act];
  if (dayOf && !(day && isDayOfAccess(day, now, access.granted_on))) {
    return { refused: 'ACCESS_DAY' };
  }
  await tx
    .updateTable('environment_access')
    .set({ state, ...(dayOf && { [dayOf]: day }), ...(act !== 'review' && { changed_at: now }) })
    .where('id', '=', accessId)
    .execute();
  await addStep(tx, services, { accessId, step, side: own.side, by });
  await notifyOfAccess(tx, services, news, event);
  return { refused: null };
}

/** Locks the project, as proposing completion does, and answers what this side can do with the entry by then. */
async function lockAccess(tx: Tx, own: OwnSide, accessId: AccessRow['id']) {
  const deal = await lockDeal(tx, { id: own.id, projectId: own.project_id });
  const access = await findAccess(tx, accessId);
  const isGranting = deal !== null && canBeGranted(deal);
  return access && { ...access, can: whatSideCanDo(access.state, own.side, isGranting) };
}
