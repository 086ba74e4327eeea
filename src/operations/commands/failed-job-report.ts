import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import type { FailedJob } from '#lib/jobs/failed-jobs.ts';
import { mailRequested } from '#lib/mail/mailer.ts';

/** What a job may be about; the rest of its data (links that open an account, for example) is not shown. */
const aboutSomebody = z.object({ userId: z.uuid() });

/** One line for each job: its id, when it failed and why, and whose it was. */
export async function describeFailedJobs(db: Db, failed: readonly FailedJob[]): Promise<string> {
  if (failed.length === 0) return 'No permanently failed jobs.';
  const addresses = await findAddresses(db, failed);
  return failed
    .map((job) =>
      [job.id, job.name, job.failedAt.toISOString(), whose(job, addresses), job.lastError]
        .map(asOneLine)
        .join('  '),
    )
    .join('\n');
}

function whose({ name, data }: FailedJob, addresses: ReadonlyMap<string, string>): string {
  const mail = name === mailRequested.name ? mailRequested.data.safeParse(data) : undefined;
  if (mail?.success) return `"${mail.data.mail}" to ${mail.data.to.address}`;
  const person = aboutSomebody.safeParse(data);
  if (!person.success) return 'about no user in particular';
  const { userId } = person.data;
  return `about ${addresses.get(userId) ?? `user ${userId}, who is gone`}`;
}

async function findAddresses(
  db: Db,
  failed: readonly FailedJob[],
): Promise<ReadonlyMap<string, string>> {
  const ids = failed.flatMap(({ data }) => aboutSomebody.safeParse(data).data?.userId ?? []);
  return findEmailAddresses(db, ids);
}

// An error may quote what people typed; a terminal would obey its control characters.
const asOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
