import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { tellOfUnread } from './commands/tell-of-unread.ts';
import { messageWritten } from './jobs.ts';

/** What follows from messages. */
export const messagesWorkers: JobHandler<Services>[] = [
  handleJob(messageWritten, async (written, { id, services }) => {
    await services.write((tx) => tellOfUnread(tx, services, written, id));
  }),
];
