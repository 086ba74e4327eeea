import type { UserId } from '#access/user.ts';
import type { AdminViewer, SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { QuestionId } from '../../ids.ts';
import { questionAnswered, questionAsked } from '../jobs.ts';
import { selectVetted } from '../queries/vetted-accounts.ts';

interface Tools {
  jobs: JobSender;
  now: Date;
}

/** Asks a user about their account: one question at a time. They are notified by mail. */
export async function askQuestion(
  tx: Tx,
  { jobs, now }: Tools,
  admin: AdminViewer,
  { userId, text }: { userId: UserId; text: string },
): Promise<{ refused: 'USER_NOT_FOUND' | 'ACCOUNT_STATE' | 'QUESTION_OPEN' | null }> {
  const account = await selectVetted(tx).where('profile.user_id', '=', userId).executeTakeFirst();
  if (!account) return { refused: 'USER_NOT_FOUND' };
  if (!account.isConfirmed || account.isSuspended) return { refused: 'ACCOUNT_STATE' };
  const question = await tx
    .insertInto('account_questions')
    .values({ user_id: userId, text, asked_by: admin.userId, asked_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').where('answered_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!question) return { refused: 'QUESTION_OPEN' };
  await recordAudit(tx, {
    actor: admin,
    action: 'question-asked',
    subjectId: userId,
    reason: text,
  });
  await jobs.enqueue(tx, questionAsked, { questionId: question.id });
  return { refused: null };
}

/** Keeps a person's answer to a question of theirs, once. Admins are told by mail. */
export async function answerQuestion(
  tx: Tx,
  { jobs, now }: Tools,
  person: SignedIn,
  { questionId, text }: { questionId: QuestionId; text: string },
): Promise<{ refused: 'QUESTION_NOT_FOUND' | 'ANSWERED_ALREADY' | null }> {
  const { numUpdatedRows } = await tx
    .updateTable('account_questions')
    .set({ answer: text, answered_at: now })
    .where('id', '=', questionId)
    .where('user_id', '=', person.userId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) {
    await jobs.enqueue(tx, questionAnswered, { questionId });
    return { refused: null };
  }
  const own = await tx
    .selectFrom('account_questions')
    .select('id')
    .where('id', '=', questionId)
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  return { refused: own ? 'ANSWERED_ALREADY' : 'QUESTION_NOT_FOUND' };
}
