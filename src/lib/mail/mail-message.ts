import { withoutDirections } from '../api/clean-text.ts';

/** A person's mailbox. The name may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

/** What a mail puts into the calendar of its recipient, or takes out of it (RFC 5546). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** A calendar object (RFC 5545). */
  content: string;
}

/** One mail to one person, rendered and ready to go. */
export interface MailMessage {
  /** The same for every try to deliver this mail; its Message-ID is made from it. */
  id: string;
  to: MailAddress;
  /** The sender, where it is not the transport's own. */
  from?: MailAddress | undefined;
  replyTo?: MailAddress | undefined;
  subject: string;
  html: string;
  text: string;
  /** Further headers, by name. */
  headers: Record<string, string>;
  calendar?: MailCalendar | undefined;
}

/** A way out for mails. */
export interface MailTransport {
  /**
   * Delivers the mail, or throws. A MailRefusedError: a retry cannot help. A MailDeferredError: the server is too busy
   * for this mail now. A MailUncertainError: it is unknown whether the server took the mail. Any other error: the
   * server cannot have taken it.
   */
  deliver(message: MailMessage, options?: { signal?: AbortSignal | undefined }): Promise<void>;
  /** Lets go of open connections. */
  close(): void;
}

/** The mail server refused permanently: no such mailbox, or a message it does not accept. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** The mailbox does not exist: no other mail will reach it either. */
  readonly isDeadMailbox: boolean;

  constructor(message: string, { isDeadMailbox = false, ...options }: RefusalOptions = {}) {
    super(message, options);
    this.isDeadMailbox = isDeadMailbox;
  }
}

interface RefusalOptions extends ErrorOptions {
  isDeadMailbox?: boolean;
}

/** The mail server said no to this mail for now, such as for a mailbox that is full. */
export class MailDeferredError extends Error {
  override name = 'MailDeferredError';
}

/** The whole mail was handed over, and the connection broke before the answer came. */
export class MailUncertainError extends Error {
  override name = 'MailUncertainError';
}

// Control characters end a header or a recipient; direction marks make one name look like another.
const unsafeInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const singleLine = (text: string): string => text.replace(unsafeInLine, ' ').trim();

// One plain mailbox: nothing that could separate, quote or comment.
const plainMailbox = /^[^\s\p{Cc}()<>[\]:;@\\,"]+@[^\s\p{Cc}()<>[\]:;@\\,"]+$/u;

function safeAddress({ name, address }: MailAddress): MailAddress {
  if (!plainMailbox.test(address)) throw new MailRefusedError('The address is not a mailbox.');
  return { name: singleLine(name), address };
}

/**
 * The message with names, subject and headers on one line each, so that nothing people typed can add a recipient or a
 * header, and without what turns text around. Throws a MailRefusedError for an address that is not one mailbox.
 */
export function safeMessage(message: MailMessage): MailMessage {
  return {
    ...message,
    to: safeAddress(message.to),
    from: message.from && safeAddress(message.from),
    replyTo: message.replyTo && safeAddress(message.replyTo),
    subject: singleLine(message.subject),
    html: withoutDirections(message.html),
    text: withoutDirections(message.text),
    ...(message.calendar && {
      calendar: { ...message.calendar, content: withoutDirections(message.calendar.content) },
    }),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, singleLine(value)]),
    ),
  };
}

/** The Message-ID of a mail from this sender: the same however often the mail is tried. */
export const messageIdOf = (id: string, from: MailAddress): string =>
  `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
