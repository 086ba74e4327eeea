import addressparser from 'nodemailer/lib/addressparser';
import type { MailAddress } from './mail-message.ts';

/** Reads `Direct365 <hello@direct365.example>` or a bare address. Throws when it is not one mailbox. */
export function parseMailAddress(text: string): MailAddress {
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (!mailbox?.address?.includes('@') || others.length > 0) {
    throw new Error('A sender is written like Direct365 <hello@direct365.example>.');
  }
  return { name: mailbox.name ?? '', address: mailbox.address };
}
