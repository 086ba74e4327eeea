import { CompiledQuery } from 'kysely';
import type { WritableDb } from '#db/client.ts';
import { findPausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { countUndone, listRetried, secondsOldestIsDue } from '#lib/jobs/due-jobs.ts';
import { countFailed } from '#lib/jobs/failed-jobs.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import { type DoctorContext, databaseCheck, hasTable } from './doctor-context.ts';

/** Seconds that the oldest job may have been due: more is a warning, much more means that no worker runs. */
const lateSeconds = 60;
const lostSeconds = 15 * 60;
/**
 * Seconds that a mail may wait for the mail server, which may put off the first mail of a sender; several that wait for
 * an hour are no matter of one mailbox.
 */
const mailLateSeconds = 15 * 60;
const mailLost = { seconds: 60 * 60, mails: 3 } as const;
/** Seconds for which a job may fail before it is worth a look. */
const retryLateSeconds = 60 * 60;

/** Background jobs, mails among them: whether they wait too long, whether any failed, whether they are paused. */
export const jobChecks = (context: Pick<DoctorContext, 'reachDatabase'>): Check[] => [
  databaseCheck(context, 'jobs-waiting', (db) => whereThereIsAQueue(db, lookAtWaiting)),
  databaseCheck(context, 'mails-waiting', (db) => whereThereIsAQueue(db, lookAtMails)),
  databaseCheck(context, 'jobs-retried', (db) => whereThereIsAQueue(db, lookAtRetried)),
  databaseCheck(context, 'jobs-failed', (db) => whereThereIsAQueue(db, lookAtFailed)),
  databaseCheck(context, 'held', checkPause),
];

async function whereThereIsAQueue(
  db: WritableDb,
  look: (queue: QueueReader, db: WritableDb) => Promise<Verdict>,
): Promise<Verdict> {
  return (await hasTable(db, 'jobs.job'))
    ? look(queueReader(db), db)
    : notAsked('There is no queue yet: the site has never run on this database.');
}

type QueueReader = Parameters<typeof countFailed>[0];

/** As the queue asks its own tables, without bringing its schema up to date as a start of it would. */
const queueReader = (db: WritableDb): QueueReader => ({
  getDb: () => ({
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  }),
});

async function lookAtWaiting(queue: QueueReader, db: WritableDb): Promise<Verdict> {
  const seconds = await secondsOldestIsDue(queue);
  if (seconds <= lateSeconds) return good('No job waits for longer than a minute.');
  const said = `A job has been due for ${Math.round(seconds / 60)} minutes`;
  if (await findPausedRestore(db)) return lookAt(`${said}, because outgoing calls are paused.`);
  return seconds > lostSeconds
    ? wrong(`${said}: no node works on them, or something they need does not answer.`)
    : lookAt(`${said}.`);
}

async function lookAtMails(queue: QueueReader, db: WritableDb): Promise<Verdict> {
  const { count, seconds } = await countUndone(queue, mailRequested);
  if (seconds <= mailLateSeconds) return good('No mail waits for longer than 15 minutes.');
  const said = `Mails that are not delivered: ${count}, the oldest for ${Math.round(seconds / 60)} minutes`;
  if (await findPausedRestore(db)) return lookAt(`${said}, because outgoing calls are paused.`);
  const isLost = seconds > mailLost.seconds && count >= mailLost.mails;
  return isLost
    ? wrong(`${said}: the mail server does not accept them. The log has its answers.`)
    : lookAt(`${said}: the mail server has put them off, or does not answer.`);
}

async function lookAtRetried(queue: QueueReader): Promise<Verdict> {
  // Mails have a check of their own.
  const late = (await listRetried(queue)).filter(
    ({ kind, seconds }) => kind !== mailRequested.name && seconds > retryLateSeconds,
  );
  if (late.length === 0) return good('No job has failed for longer than an hour.');
  const kinds = late.map(({ kind, seconds }) => `${kind} (${Math.round(seconds / 60)} minutes)`);
  return lookAt(`Jobs that fail and are retried: ${kinds.join(', ')}. The log has the reason.`);
}

async function lookAtFailed(queue: QueueReader): Promise<Verdict> {
  const failed = await countFailed(queue);
  return failed === 0
    ? good('No permanently failed jobs.')
    : lookAt(`Permanently failed jobs: ${failed}. npm run admin -- failed-jobs lists them.`);
}

async function checkPause(db: WritableDb): Promise<Verdict> {
  if (!(await hasTable(db, 'public.restores'))) return notAsked('This site was never restored.');
  const restore = await findPausedRestore(db);
  return restore
    ? lookAt(
        `Mails and billing calls are paused since the restore of ${restore.restoredAt.toISOString()}: npm run admin -- release-held resumes them.`,
      )
    : good('Outgoing calls are not paused.');
}
