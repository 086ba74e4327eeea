import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { lockDeal } from '#features/hiring/applications/server/commands/lock-deal.ts';
import { completeProject } from '#features/hiring/projects/server/commands/change-project.ts';
import type { Services } from '#server/services.ts';
import { whatSideCanDo } from '../../policy.ts';
import { type CompletedHow, otherSide, reviewUntil } from '../../rules.ts';
import { type CompletionRow, findCompletion } from '../queries/completions.ts';
import { markAnswered, notifyOfCompletion } from './notify-of-completion.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** A person on one side of the deal. */
interface Answerer {
  side: Side;
  by: UserId;
}

export type AnswerOutcome = { refused: 'COMPLETION_STATE' | null };

/** The other side confirms a proposal: the deal is completed, and its project with it. */
export async function confirmCompletion(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
  { side, by }: Answerer,
): Promise<AnswerOutcome> {
  if (!(await lockWaiting(tx, completion, side, 'answer'))) return { refused: 'COMPLETION_STATE' };
  await complete(tx, services, completion, { how: 'confirmed', by });
  await notifyOfCompletion(tx, services, completion, [
    { to: completion.proposedBySide, step: 'confirmed' },
  ]);
  return { refused: null };
}

/** The other side says what is missing: the work goes on, and both sides can propose again. */
export async function sayMissing(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
  { side, by, missing }: Answerer & { missing: string },
): Promise<AnswerOutcome> {
  if (!(await lockWaiting(tx, completion, side, 'answer'))) return { refused: 'COMPLETION_STATE' };
  await settle(tx, services, completion, { state: 'missing', answered_by: by, missing });
  await notifyOfCompletion(tx, services, completion, [
    { to: completion.proposedBySide, step: 'missing' },
  ]);
  return { refused: null };
}

/** The own side takes a proposal back that was not answered. */
export async function takeCompletionBack(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
  { side, by }: Answerer,
): Promise<AnswerOutcome> {
  if (!(await lockWaiting(tx, completion, side, 'takeBack'))) {
    return { refused: 'COMPLETION_STATE' };
  }
  await settle(tx, services, completion, { state: 'taken-back', answered_by: by });
  await notifyOfCompletion(tx, services, completion, [{ to: otherSide[side], step: 'taken-back' }]);
  return { refused: null };
}

/** Completes a deal whose proposal time answers; both sides are notified. Whether it still waited. */
export async function completeUnanswered(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
): Promise<boolean> {
  const { proposedBySide } = completion;
  if (!(await lockWaiting(tx, completion, proposedBySide, 'takeBack'))) return false;
  await complete(tx, services, completion, { how: 'no-answer', by: null });
  await notifyOfCompletion(tx, services, completion, [
    { to: 'client', step: 'no-answer' },
    { to: 'consultant', step: 'no-answer' },
  ]);
  return true;
}

/** Locks the project; whether this proposal waits, and this side may do so under the lock. */
async function lockWaiting(
  tx: Tx,
  { id, applicationId, projectId }: CompletionRow,
  side: Side,
  act: 'answer' | 'takeBack',
): Promise<boolean> {
  const deal = await lockDeal(tx, { id: applicationId, projectId });
  if (!deal || (await findCompletion(tx, id))?.state !== 'waiting') return false;
  return whatSideCanDo({ ...deal, isUndoAsked: false }, side)[act];
}

/** First the proposal, then the project: what waits when a project closes in another way has ended. */
async function complete(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
  { how, by }: { how: CompletedHow; by: UserId | null },
): Promise<void> {
  await settle(tx, services, completion, {
    ...{ state: 'completed', completed_how: how, answered_by: by },
    review_until: reviewUntil(services.clock.now()),
  });
  const { refused } = await completeProject(tx, services, {
    id: completion.projectId,
    client_id: completion.clientId,
  });
  if (refused) throw new Error(`The locked project ${completion.projectId} was not completed.`);
}

async function settle(
  tx: Tx,
  services: Recording,
  completion: CompletionRow,
  answer: {
    state: 'missing' | 'taken-back' | 'completed';
    answered_by: UserId | null;
    missing?: string;
    completed_how?: CompletedHow;
    review_until?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('completions')
    .set({ ...answer, answered_at: services.clock.now() })
    .where('id', '=', completion.id)
    .execute();
  await markAnswered(tx, services, completion);
}
