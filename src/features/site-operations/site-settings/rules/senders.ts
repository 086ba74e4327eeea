import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { MailKind } from './mail-kinds.ts';

/** What an operator has chosen of senders: addresses in lower case. */
export interface SenderChoices {
  /** What stands before each address. */
  names: Readonly<Record<string, string>>;
  /** The address that mails of a kind are from. */
  byKind: Readonly<Partial<Record<MailKind, string>>>;
}

export const usualSenderChoices: SenderChoices = { names: {}, byKind: {} };

/** The senders that the environment allows, under the names that were chosen for them; the usual one first. */
export const namedSenders = (
  allowed: readonly MailAddress[],
  { names }: SenderChoices,
): MailAddress[] =>
  allowed.map(({ name, address }) => ({ name: names[address.toLowerCase()] ?? name, address }));

/** Who mails of a kind are from: the usual sender where none was chosen, or one that is not allowed any more. */
export function senderOfKind(
  kind: MailKind,
  allowed: readonly MailAddress[],
  choices: SenderChoices,
): MailAddress | undefined {
  const senders = namedSenders(allowed, choices);
  const chosen = choices.byKind[kind];
  return senders.find(({ address }) => address.toLowerCase() === chosen) ?? senders[0];
}
