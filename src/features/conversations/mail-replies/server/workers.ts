import { inBatches } from '#db/in-batches.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import type { CheckTools } from '../../messages/server/commands/check-file.ts';
import { handleReply } from './commands/handle-reply.ts';
import { removeAged } from './commands/waiting-replies.ts';
import { mailRepliesAged, mailReplyReceived } from './jobs.ts';
import type { MailRepliesServices } from './services.ts';

/** Event handlers of replies by mail. */
export const mailRepliesWorkers: JobHandler<
  Services & MailRepliesServices & Pick<CheckTools, 'scanner'>
>[] = [
  handleJob(mailReplyReceived, ({ replyId }, { services }) => handleReply(services, replyId)),

  handleJob(mailRepliesAged, async (_, { services, signal }) => {
    await inBatches(services.write, signal, (tx) => removeAged(tx, services.clock.now()));
  }),
];
