import { createSmtpListener, type SmtpRefusal } from '#lib/mail/smtp-listener.ts';
import type { Services } from '#server/services.ts';
import { mailMaxBytes } from '../../rules/limits.ts';
import { findReplyPerson } from '../queries/reply-person.ts';
import type { InboundMail } from '../services.ts';
import { receiveReply } from './receive-reply.ts';

const unknownAddress: SmtpRefusal = { code: 550, says: 'There is no such mailbox.' };

/** Takes replies by SMTP. Reports of failures are taken and dropped: an answer to one would go round for ever. */
export function listenForReplies(
  services: Pick<Services, 'db' | 'write' | 'keys' | 'jobs' | 'clock' | 'log'>,
  { domain, count }: InboundMail,
) {
  const { db, keys, log } = services;
  return createSmtpListener({
    maxBytes: mailMaxBytes,
    log,
    refuse: async (recipient) =>
      (await findReplyPerson(db, keys, domain, recipient)) ? null : unknownAddress,
    async receive({ recipient, sender, raw }) {
      const person = await findReplyPerson(db, keys, domain, recipient);
      if (!person) return unknownAddress;
      if (sender === '') {
        count('bounce');
        return null;
      }
      const reply = { ...person, raw, recipient: recipient.toLowerCase() };
      const outcome = await receiveReply(services, reply);
      return outcome === 'taken'
        ? null
        : { code: 450, says: 'Too many replies wait on the site, or came within an hour.' };
    },
  });
}
