import { traced } from '#lib/tracing/spans.ts';
import type { MailTemplate } from './define-mail.ts';
import { listMailReferences } from './define-mail-reference.ts';
import type { MailAddress, MailMessage, MailTransport } from './mail-message.ts';

/** A mail by its props, and its recipient. */
export interface Mailing {
  /** The same for every try; the Message-ID is made from it. */
  id: string;
  to: MailAddress;
  from?: MailAddress | undefined;
  replyTo?: MailAddress | undefined;
  props: object;
  /** Where its person chooses whether such mails come. */
  settingsUrl?: string | undefined;
}

/** Writes mails and hands them to the mail server, for the workers that send. */
export interface MailPost {
  /** The words of a mail, addressed. Throws when the props do not fit. */
  write(mail: string, mailing: Mailing): Promise<MailMessage>;
  /** Hands a written mail over; throws as a `MailTransport` does. */
  deliver(message: MailMessage, options?: { signal?: AbortSignal }): Promise<void>;
  /** Both. */
  send(mail: string, mailing: Mailing, options?: { signal?: AbortSignal }): Promise<void>;
}

/** Throws when a mail is declared for which the build has no template. */
export function createMailPost(options: {
  transport: MailTransport;
  templates: readonly MailTemplate[];
  /** The sender of a mail that names none; the transport's own sender without it. */
  senderOf?: (mail: string) => Promise<MailAddress | undefined>;
}): MailPost {
  const templates = new Map(options.templates.map((template) => [template.name, template]));
  const missing = listMailReferences().filter(({ name }) => !templates.has(name));
  if (missing.length > 0) {
    throw new Error(
      `Mails without a template: ${missing.map(({ name }) => name).join(', ')}. Add a template to server/emails/ and build.`,
    );
  }
  const post: MailPost = {
    async write(mail, { props, from, settingsUrl, ...addressed }) {
      const template = templates.get(mail);
      if (!template) throw new Error(`There is no mail named "${mail}".`);
      const { headers, ...content } = await template.render(props, {
        settingsUrl,
        canReply: addressed.replyTo !== undefined,
      });
      return {
        ...content,
        ...addressed,
        from: from ?? (await options.senderOf?.(mail)),
        // Out-of-office replies stay away from mails that a machine wrote.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      };
    },
    deliver: (message, { signal } = {}) =>
      traced(
        () => ({ name: 'deliver mail', kind: 'client', attributes: {} }),
        () => options.transport.deliver(message, { signal }),
      ),
    send: async (mail, mailing, sending) => post.deliver(await post.write(mail, mailing), sending),
  };
  return post;
}
