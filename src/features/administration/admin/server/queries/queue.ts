import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import { findPausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import type { FailedJob } from '#lib/jobs/failed-jobs.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { type FailedJobView, type QueueHealthView, shownFailures } from '../../contract/queue.ts';

const aboutSomebody = z.object({ userId: z.uuid() });

/** How the work in the background fares, with the newest failures and the people they are about. */
export async function readQueue(
  db: Db,
  jobs: Pick<
    JobQueue,
    'secondsOldestIsDue' | 'listRetried' | 'countUndone' | 'countFailed' | 'listFailed' | 'count'
  >,
): Promise<QueueHealthView> {
  const [oldestDueSeconds, mails, retried, isHeld, failed, failures, kinds] = await Promise.all([
    jobs.secondsOldestIsDue(),
    jobs.countUndone(mailRequested),
    jobs.listRetried(),
    findPausedRestore(db),
    jobs.countFailed(),
    jobs.listFailed(shownFailures),
    jobs.count(),
  ]);
  const others = retried.filter(({ kind }) => kind !== mailRequested.name);
  return {
    oldestDueSeconds,
    oldestMailSeconds: isHeld ? 0 : mails.seconds,
    oldestRetrySeconds: Math.max(0, ...others.map(({ seconds }) => seconds)),
    ...{ failed, failures: await nameFailures(db, failures), kinds },
  };
}

async function nameFailures(db: Db, failures: readonly FailedJob[]): Promise<FailedJobView[]> {
  const mails = failures.flatMap(({ name, data }) => mailOf(name, data)?.to.address ?? []);
  const [addresses, owners] = await Promise.all([
    findEmailAddresses(
      db,
      failures.flatMap(({ data }) => aboutSomebody.safeParse(data).data?.userId ?? []),
    ),
    findOwners(db, mails),
  ]);
  return failures.map(({ id, name, data, attempts, lastError, failedAt }) => {
    const mail = mailOf(name, data);
    const email = mail?.to.address ?? null;
    const userId = email
      ? owners.get(email.toLowerCase())
      : aboutSomebody.safeParse(data).data?.userId;
    return {
      id,
      name,
      mail: mail?.mail ?? null,
      email: email ?? (userId && addresses.get(userId)) ?? null,
      userId: userId ?? null,
      attempts,
      lastError,
      failedAt: failedAt.toISOString(),
    };
  });
}

const mailOf = (name: string, data: unknown) =>
  name === mailRequested.name ? mailRequested.data.safeParse(data).data : undefined;

/** Whose addresses these are, of those who have an account. */
async function findOwners(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_entries')
    .select(['user_id', 'email'])
    .where(
      'email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .where('user_type', 'in', ['client', 'consultant'])
    .execute();
  return new Map(rows.map(({ user_id, email }) => [email, user_id]));
}
