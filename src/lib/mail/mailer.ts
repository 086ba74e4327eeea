import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { handleJob, type JobHandler, PermanentJobError } from '#lib/jobs/job-handler.ts';
import type { EnqueueOptions, JobExecutor, JobSender } from '#lib/jobs/job-queue.ts';
import type { MailTemplate } from './define-mail.ts';
import { listMailReferences, type MailProps, type MailReference } from './define-mail-reference.ts';
import { type MailAddress, MailRefusedError, type MailTransport } from './mail-message.ts';

const address = z.strictObject({ name: z.string(), address: z.string() });

/** A mail is to be written and sent. */
export const mailRequested = defineJob({
  name: 'mail-requested',
  data: z.strictObject({
    mail: z.string(),
    to: address,
    replyTo: address.optional(),
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
  replyTo?: MailAddress | undefined;
  props: z.input<Props> & object;
}

/** What commands and job handlers need in order to write to people. */
export interface Mailer {
  /** Queues a mail in the caller's transaction: a rollback drops it. Returns its id. */
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
        queued.map(({ to, replyTo, props, ...options }) => {
          mail.props.parse(props);
          return { ...options, data: { mail: mail.name, to, replyTo, props } };
        }),
      );
    },
  };
  return mailer;
}

/**
 * The handler that renders and delivers queued mails. Throws when a mail is declared for which the
 * build has no template.
 */
export function handleMailRequested(options: {
  transport: MailTransport;
  templates: readonly MailTemplate[];
}): JobHandler<unknown> {
  const templates = new Map(options.templates.map((template) => [template.name, template]));
  const missing = listMailReferences().filter(({ name }) => !templates.has(name));
  if (missing.length > 0) {
    throw new Error(
      `Mails without a template: ${missing.map(({ name }) => name).join(', ')}. Add them to src/app/mail-templates.ts and build.`,
    );
  }
  return handleJob(mailRequested, async ({ mail, to, replyTo, props }, { id, signal }) => {
    const template = templates.get(mail);
    if (!template) throw new Error(`There is no mail named "${mail}".`);
    const { headers, ...content } = await template.render(props);
    try {
      await options.transport.deliver(
        // Out-of-office replies stay away from mails that a machine wrote.
        {
          ...content,
          id,
          to,
          replyTo,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        },
        { signal },
      );
    } catch (error) {
      if (error instanceof MailRefusedError)
        throw new PermanentJobError(error.message, { cause: error });
      throw error;
    }
  });
}
