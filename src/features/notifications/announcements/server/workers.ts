import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailPost } from '#lib/mail/mail-post.ts';
import type { Services } from '#server/services.ts';
import { sendAnnouncement } from './commands/send-announcement.ts';
import { askAboutForgotten } from './commands/steer-announcement.ts';
import { announcementDue, announcementsAged } from './jobs.ts';

/** What sends blasts: the only handlers, beside the one of single mails, that talk to the mail server. */
export const announcementsWorkers = (post: MailPost): JobHandler<Services>[] => [
  handleJob(announcementDue, async ({ blastId }, { services, signal }) => {
    const { nextAt } = await sendAnnouncement({ ...services, post }, blastId, signal);
    // A node that stops hands this job back, and it is run again.
    if (nextAt === null || signal.aborted) return;
    // Under no id of its own: of two chains of runs the one that was taken over from ends by itself.
    await services.jobs.enqueue(services.db, announcementDue, { blastId }, { startAfter: nextAt });
  }),

  handleJob(announcementsAged, async (_, { services: { write, clock } }) => {
    await write((tx) => askAboutForgotten(tx, clock.now()));
  }),
];
