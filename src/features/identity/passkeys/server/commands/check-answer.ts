import type { Tx } from '#db/client.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import type { SignedAnswer } from '#features/identity/lib/webauthn/ceremonies.ts';
import { isOfCopy } from '#features/identity/lib/webauthn/sign-count.ts';
import {
  readSigned,
  type Site,
  userHandleOf,
} from '#features/identity/lib/webauthn/verify-answers.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';

export interface AnswerTools extends Site {
  jobs: JobSender;
  now: Date;
}

type Checked =
  | { refused: 'PASSKEY_NOT_ACCEPTED' | 'PASSKEY_BLOCKED' }
  | { refused: null; userId: string };

const notAccepted = { refused: 'PASSKEY_NOT_ACCEPTED' } as const;

/**
 * Whose passkey signed this challenge, and notes the use; where an owner is named, it has to be theirs. Whatever is
 * wrong with an answer, it is worth the same. A passkey whose count went back is blocked, and its owner told.
 */
export async function checkAnswer(
  tx: Tx,
  tools: AnswerTools,
  answer: SignedAnswer,
  { challenge, owner }: { challenge: string; owner?: string },
): Promise<Checked> {
  const { jobs, now } = tools;
  // Locked, so that of two answers the later one meets the count of the earlier.
  const passkey = await tx
    .selectFrom('auth.passkeys')
    .select(['id', 'user_id', 'public_key', 'sign_count', 'copied_at'])
    .where('credential_id', '=', answer.id)
    .$if(owner !== undefined, (query) => query.where('user_id', '=', owner ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return notAccepted;
  const { id, user_id: userId, public_key: publicKey } = passkey;
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(userId)) return notAccepted;
  const signCount = await readSigned(tools, answer, { challenge, publicKey });
  if (signCount === null) return notAccepted;
  if (passkey.copied_at) return { refused: 'PASSKEY_BLOCKED' };
  if (isOfCopy(Number(passkey.sign_count), signCount)) {
    await tx.updateTable('auth.passkeys').set({ copied_at: now }).where('id', '=', id).execute();
    await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'passkey-copied' });
    return { refused: 'PASSKEY_BLOCKED' };
  }
  await tx
    .updateTable('auth.passkeys')
    .set({ sign_count: String(signCount), last_used_at: now })
    .where('id', '=', id)
    .execute();
  return { refused: null, userId };
}
