import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { Services } from '#server/services.ts';
import { createSentCode, type SentKind, sendingLimits } from '../../rules/sent-codes.ts';
import * as facts from '../jobs.ts';
import type { FactorsServices } from '../services.ts';

export type CodeSurroundings = Pick<Services, 'keyedHash'> &
  Pick<FactorsServices, 'factorSecrets'> & { jobs: JobSender; now: Date };

/** What is stored of a code that was sent: it is good for its own challenge alone. */
export const hashSentCode = (
  { keyedHash }: Pick<Services, 'keyedHash'>,
  challengeId: string,
  code: string,
): string => keyedHash('sent code', `${challengeId}\0${code}`);

interface Sending {
  userId: string;
  kind: SentKind;
  destination: string;
  challengeId: string;
}

/**
 * Has a code sent for a challenge, and returns what is stored of it; null when too many were sent to this person, to this
 * destination, or by text message to all.
 */
export async function sendCode(
  tx: Tx,
  surroundings: CodeSurroundings,
  { userId, kind, destination, challengeId }: Sending,
): Promise<{ codeHash: string } | null> {
  const { keyedHash, factorSecrets, jobs, now } = surroundings;
  // One after the other, or two at once would both find that there is room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended('sent codes', 0))`.execute(tx);
  const destinationHash = keyedHash('destination of codes', destination.toLowerCase());
  if (await isTooMuch(tx, { userId, kind, destinationHash }, now)) return null;
  await tx
    .insertInto('auth.sent_codes')
    .values({ user_id: userId, kind, destination_hash: destinationHash, sent_at: now })
    .execute();
  const code = createSentCode();
  const sealedCode = factorSecrets.seal(userId, code);
  await jobs.enqueue(tx, facts.factorCodeRequested, { challengeId, sealedCode });
  return { codeHash: hashSentCode(surroundings, challengeId, code) };
}

async function isTooMuch(
  tx: Tx,
  sent: { userId: string; kind: SentKind; destinationHash: string },
  now: Date,
): Promise<boolean> {
  const counted = [
    ...sendingLimits.person.map((limit) => ({ ...limit, by: { user_id: sent.userId } })),
    ...sendingLimits.destination.map((limit) => ({
      ...limit,
      by: { destination_hash: sent.destinationHash },
    })),
    ...(sent.kind === 'phone'
      ? sendingLimits.allMessages.map((limit) => ({ ...limit, by: { kind: sent.kind } }))
      : []),
  ];
  for (const { most, withinMs, by } of counted) {
    const { count } = await tx
      .selectFrom('auth.sent_codes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(({ and }) => and(by))
      .where('sent_at', '>', new Date(now.getTime() - withinMs))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return true;
  }
  return false;
}
