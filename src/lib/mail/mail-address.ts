import addressparser from 'nodemailer/lib/addressparser';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { MailAddress } from './mail-message.ts';

/** Whether a text names one mailbox, with or without a name before it. */
export function isMailAddress(text: string): boolean {
  try {
    return /^[^@\s]+@[^@\s]+$/.test(parseMailAddress(text).address);
  } catch {
    return false;
  }
}

/** Reads `Direct365 <hello@direct365.example>` or a bare address. Throws when it is not one mailbox. */
export function parseMailAddress(text: string): MailAddress {
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (!mailbox?.address?.includes('@') || others.length > 0) {
    throw new Error('A sender is written like Direct365 <hello@direct365.example>.');
  }
  return { name: mailbox.name ?? '', address: mailbox.address };
}

/**
 * The allowed senders of announcements: the usual sender first, then the others that the operator allows. Throws a
 * SetupProblem for one of another domain, which receivers would not trust: signature and envelope are of the usual
 * sender's.
 */
export function readMailSenders(config: {
  mailFrom: string;
  mailSenders: string | undefined;
}): MailAddress[] {
  const usual = parseMailAddress(config.mailFrom);
  const others = addressparser(config.mailSenders ?? '', { flatten: true }).map(
    ({ name, address }) => ({ name: name || usual.name, address: address ?? '' }),
  );
  for (const { address } of others) {
    if (!address.includes('@') || domainOf(address) !== domainOf(usual.address)) {
      throw new SetupProblem(
        'MAIL_SENDERS must name mailboxes of the domain of MAIL_FROM, separated by commas, such as News <news@direct365.example>.',
      );
    }
  }
  return [usual, ...others];
}

const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();
