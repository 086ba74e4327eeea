import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { createSentCode, type SentKind, sendingLimits } from '../../rules/sent-codes.ts';
import * as events from '../jobs.ts';

export type CodeSurroundings = Pick<Services, 'keys'> & { jobs: JobSender; now: Date };

/** What is stored of a code that was sent: it is good for its own challenge alone. */
const hashSentCode = (
  { keys }: Pick<Services, 'keys'>,
  challengeId: string,
  code: string,
): string => keys.keptHash(keyUses.sentCode, `${challengeId}\0${code}`);

/** Whether this code was sent for a challenge, of which this is stored. */
export const isSentCode = (
  { keys }: Pick<Services, 'keys'>,
  { challengeId, code }: { challengeId: string; code: string },
  stored: string,
): boolean => keys.isKeptHash(keyUses.sentCode, `${challengeId}\0${code}`, stored);

interface Sending {
  userId: string;
  kind: SentKind;
  destination: string;
  challengeId: string;
}

/**
 * Has a code sent for a challenge, and returns what is stored of it; null when too many were sent to this person, to
 * this destination, or by text message to all.
 */
export async function sendCode(
  tx: Tx,
  surroundings: CodeSurroundings,
  { userId, kind, destination, challengeId }: Sending,
): Promise<{ codeHash: string } | null> {
  const { keys, jobs, now } = surroundings;
  // One after the other, or two at once would both find that there is room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended('sent codes', 0))`.execute(tx);
  const address = destination.toLowerCase();
  const destinationHashes = keys.keptHashes(keyUses.codeDestination, address);
  if (await isTooMuch(tx, { userId, kind, destinationHashes }, now)) return null;
  await tx
    .insertInto('auth.sent_codes')
    .values({
      ...{ user_id: userId, kind, sent_at: now },
      destination_hash: keys.keptHash(keyUses.codeDestination, address),
    })
    .execute();
  const code = createSentCode();
  const sealedCode = keys.encrypt(keyUses.factor, userId, code);
  await jobs.enqueue(tx, events.factorCodeRequested, { challengeId, sealedCode });
  return { codeHash: hashSentCode(surroundings, challengeId, code) };
}

async function isTooMuch(
  tx: Tx,
  sent: { userId: string; kind: SentKind; destinationHashes: string[] },
  now: Date,
): Promise<boolean> {
  const counted = [
    ...sendingLimits.person.map((limit) => ({
      ...limit,
      by: sql<boolean>`user_id = ${sent.userId}`,
    })),
    ...sendingLimits.destination.map((limit) => ({
      ...limit,
      by: sql<boolean>`destination_hash = any (${sent.destinationHashes}::text[])`,
    })),
    ...(sent.kind === 'phone'
      ? sendingLimits.allMessages.map((limit) => ({
          ...limit,
          by: sql<boolean>`kind = ${sent.kind}`,
        }))
      : []),
  ];
  for (const { most, withinMs, by } of counted) {
    const { count } = await tx
      .selectFrom('auth.sent_codes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(by)
      .where('sent_at', '>', new Date(now.getTime() - withinMs))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return true;
  }
  return false;
}
