import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import {
  discardLooseFiles,
  forgetDiscardedFiles,
  removeStaleParts,
} from './commands/clear-files.ts';
import { notifyOfUnread } from './commands/notify-of-unread.ts';
import { scanWaitingFiles } from './commands/scan-files.ts';
import {
  looseMessageFilesDue,
  messageFileStale,
  messageWritten,
  waitingMessageFilesDue,
} from './jobs.ts';
import type { MessagesServices } from './services.ts';

/** Event handlers of messages. */
export const messagesWorkers: JobHandler<Services & MessagesServices>[] = [
  handleJob(messageWritten, async (written, { id, services }) => {
    await services.write((tx) => notifyOfUnread(tx, services, written, id));
  }),

  handleJob(messageFileStale, ({ fileId }, { services }) => removeStaleParts(services, fileId)),

  handleJob(looseMessageFilesDue, async (_, { services, signal }) => {
    let hasMore = true;
    while (hasMore && !signal.aborted) {
      hasMore = await services.write((tx) => discardLooseFiles(tx, services));
    }
    await services.write((tx) => forgetDiscardedFiles(tx, services));
  }),

  handleJob(waitingMessageFilesDue, (_, { services, signal }) =>
    scanWaitingFiles(services, signal),
  ),
];
