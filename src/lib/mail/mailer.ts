import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { handleJob, type JobHandler, PermanentJobError } from '#lib/jobs/job-handler.ts';
import type { EnqueueOptions, JobExecutor, JobSender } from '#lib/jobs/job-queue.ts';
import { describeSpan } from '#lib/tracing/spans.ts';
import { absoluteUrl, type MailProps, type MailReference } from './define-mail-reference.ts';
import { type MailAddress, MailRefusedError } from './mail-message.ts';
import type { MailPost } from './mail-post.ts';

const address = z.strictObject({ name: z.string(), address: z.string() });

/** A mail is to be written and sent. */
export const mailRequested = defineJob({
  name: 'mail-requested',
  data: z.strictObject({
    mail: z.string(),
    to: address,
    from: address.optional(),
    replyTo: address.optional(),
    about: z.uuid().optional(),
    settingsUrl: absoluteUrl.optional(),
    props: z.custom<object>((props) => typeof props === 'object' && props !== null),
  }),
  // About fourteen hours: a mail server may be down for a night.
  retry: { limit: 24 },
  concurrency: 3,
  expireSeconds: 120,
});

/** One mail to queue. An id (a UUID, see `derivedId`) makes it go out once however often it is queued. */
export interface QueuedMail<Props extends MailProps> extends EnqueueOptions {
  to: MailAddress;
  /** The sender, where it is not the site's own. */
  from?: MailAddress | undefined;
  replyTo?: MailAddress | undefined;
  props: z.input<Props> & object;
  /** The subject of the mail: checked before sending, because the mail may be obsolete by then. */
  about?: string | undefined;
  /** Where its person chooses whether such mails come, and a mail program unsubscribes from them. */
  settingsUrl?: string | undefined;
}

/** What commands and job handlers need in order to write to people. */
export interface Mailer {
  /**
   * Queues a mail in the caller's transaction: a rollback drops it. Returns its id. A mail that its person may choose
   * not to get says where they do, and no other one does: anything else is a fault of the caller.
   */
  queueMail<Props extends MailProps>(
    executor: JobExecutor,
    mail: MailReference<Props>,
    queued: QueuedMail<Props>,
  ): Promise<string>;
  /** The same for many mails of one kind. */
  queueMails<Props extends MailProps>(
    executor: JobExecutor,
    mail: MailReference<Props>,
    queued: readonly QueuedMail<Props>[],
  ): Promise<string[]>;
}

/** Queues mails as jobs. */
export function createMailer({ jobs }: { jobs: JobSender }): Mailer {
  const mailer: Mailer = {
    async queueMail(executor, mail, { id = randomUUID(), ...queued }) {
      await mailer.queueMails(executor, mail, [{ ...queued, id }]);
      return id;
    },
    async queueMails(executor, mail, queued) {
      return jobs.enqueueMany(
        executor,
        mailRequested,
        queued.map(({ to, from, replyTo, props, about, settingsUrl, ...options }) => {
          mail.props.parse(props);
          if (mail.hasSetting !== (settingsUrl !== undefined)) {
            throw new Error(`Whether one chooses to get ${mail.name} is said in two ways.`);
          }
          const data = { mail: mail.name, to, from, replyTo, about, settingsUrl, props };
          return { ...options, data };
        }),
      );
    },
  };
  return mailer;
}

/** The handler that renders and delivers queued mails. */
export function handleMailRequested(options: {
  post: MailPost;
  /** Whether a mail about an event is still of use; by default each is. */
  isOfUse?: (about: string) => Promise<boolean>;
  /** Called for a mailbox that does not exist, with the mail server's reply. */
  onDeadMailbox?: (address: string, said: string) => Promise<void>;
}): JobHandler<unknown> {
  return handleJob(mailRequested, async ({ mail, about, ...mailing }, { id, signal }) => {
    describeSpan(() => ({ attributes: { 'direct365.mail': mail } }));
    if (about !== undefined && options.isOfUse && !(await options.isOfUse(about))) return;
    try {
      await options.post.send(mail, { ...mailing, id }, { signal });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      if (error.isDeadMailbox) await options.onDeadMailbox?.(mailing.to.address, error.message);
      throw new PermanentJobError(error.message, { cause: error });
    }
  });
}
