import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailPost } from '#lib/mail/mail-post.ts';
import type { Services } from '#server/services.ts';
import { sendBlast } from './commands/send-blast.ts';
import { askAboutForgotten } from './commands/steer-blast.ts';
import { blastDue, blastsAged } from './jobs.ts';

/** What sends blasts: the only handlers, beside the one of single mails, that talk to the mail server. */
export const mailBlastsWorkers = (post: MailPost): JobHandler<Services>[] => [
  handleJob(blastDue, async ({ blastId }, { services, signal }) => {
    const { nextAt } = await sendBlast({ ...services, post }, blastId, signal);
    // A node that stops hands this job back, and it is run again.
    if (nextAt === null || signal.aborted) return;
    // Under no id of its own: of two chains of runs the one that was taken over from ends by itself.
    await services.jobs.enqueue(services.db, blastDue, { blastId }, { startAfter: nextAt });
  }),

  handleJob(blastsAged, async (_, { services: { write, clock } }) => {
    await write((tx) => askAboutForgotten(tx, clock.now()));
  }),
];
