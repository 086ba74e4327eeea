import { randomUUID } from 'node:crypto';
import { parseMailAddress } from '#lib/mail/mail-address.ts';
import { isLocalMailServer, probeSmtp, smtpTransport } from '#lib/mail/smtp-transport.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

type MailContext = Pick<DoctorContext, 'config' | 'mailTo'>;

/** The mail server: whether it answers and lets us in, and, if asked for, whether it takes a message. */
export const mailChecks = (context: MailContext): Check[] => [
  { name: 'mail-server', look: () => lookAtServer(context) },
  { name: 'mail-message', look: (signal) => sendMessage(context, signal) },
];

async function lookAtServer({ config: { smtpUrl } }: MailContext): Promise<Verdict> {
  if (!smtpUrl) return notAsked('The mails of a demo stay in /dev/mailbox.');
  const { host, username, protocol } = new URL(smtpUrl);
  const problem = await probeSmtp(smtpUrl);
  if (problem) {
    const reason = {
      'sign-in': 'does not take the user and password of SMTP_URL',
      encryption: 'cannot be talked to in private',
      silence: 'does not answer',
    }[problem.kind];
    return wrong(`The mail server ${host} ${reason}: ${problem.says}`);
  }
  if (isLocalMailServer(smtpUrl)) return good(`The mail server ${host} answers.`);
  if (!username) {
    return lookAt(
      `The mail server ${host} answers, and SMTP_URL has no user: it has to know this machine, or it sends nothing on.`,
    );
  }
  const how = protocol === 'smtps:' ? 'over TLS' : 'after STARTTLS';
  return good(`The mail server ${host} answers ${how} and takes our sign-in.`);
}

async function sendMessage({ config, mailTo }: MailContext, signal: AbortSignal): Promise<Verdict> {
  if (!mailTo) return notAsked('A test message is sent with --mail-to ADDRESS.');
  if (!config.smtpUrl) return notAsked('A demo has no mail server: nothing was sent.');
  const from = parseMailAddress(config.mailFrom);
  const transport = smtpTransport({ url: config.smtpUrl, from, dkim: config.dkim });
  const text = `This message was asked for by npm run admin -- doctor on ${config.publicUrl}. If it is here, mails arrive.\n\nYour mail program can show how it was judged on its way: SPF, DKIM and DMARC should each say pass.\n`;
  try {
    await transport.deliver(
      {
        ...{ id: randomUUID(), to: { name: '', address: mailTo }, headers: {}, text },
        subject: 'Direct365: a test message',
        html: text.replaceAll('\n', '<br>'),
      },
      { signal },
    );
    return good(
      'The mail server took the test message: see that it arrives, and that SPF, DKIM and DMARC pass in its headers.',
    );
  } catch (error) {
    return wrong(`The mail server did not take the test message: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}
