import { z } from 'zod';
import { MailDeferredError, MailRefusedError, MailUncertainError } from './mail-message.ts';

/** What nodemailer says of a failure. */
const smtpFailure = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});
type SmtpFailure = z.infer<typeof smtpFailure>;

/**
 * What a failure means for the mail. `wasHandedOver` means that all of it, the final dot included, was written. Without
 * an answer after that, it is unknown whether the server took the mail.
 */
export function explainFailure(
  error: unknown,
  { wasHandedOver }: { wasHandedOver: boolean },
): unknown {
  const read = smtpFailure.safeParse(error);
  if (!read.success) return error;
  const failure = read.data;
  const { message, code, responseCode } = failure;
  if (wasHandedOver && responseCode === undefined) {
    return new MailUncertainError(message, { cause: error });
  }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // 421 ends the session, and 503 says that it was in the wrong state: neither is about this mail.
  if (!isAboutMail || responseCode === undefined || responseCode === 421 || responseCode === 503) {
    return error;
  }
  return responseCode >= 500
    ? new MailRefusedError(message, { cause: error, isDeadMailbox: isDeadMailbox(failure) })
    : new MailDeferredError(message, { cause: error });
}

// RFC 3463: 5.1.x is about the address, 5.2.1 is a mailbox that was shut. Other refusals are about us or about the
// mail.
const deadMailbox = /^5\d\d[ -]5\.(?:1\.(?:[0-36]|10)|2\.1)(?:\D|$)/;
const enhancedCode = /^\d{3}[ -]\d\.\d{1,3}\.\d{1,3}/;
const aboutUs = /relay|denied|polic|spam|block|reputation|authenti|not (?:allowed|permitted)/i;

/**
 * Whether the refusal says that there is no such mailbox. Servers that give no enhanced code are read more narrowly.
 */
function isDeadMailbox({ command, response = '', responseCode = 0 }: SmtpFailure): boolean {
  if (command !== 'RCPT TO') return false;
  if (enhancedCode.test(response)) return deadMailbox.test(response);
  return [550, 551, 553].includes(responseCode) && !aboutUs.test(response);
}
