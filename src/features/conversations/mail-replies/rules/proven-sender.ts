/** What a check of a mail by DKIM and DMARC found. */
export interface SenderCheck {
  /** The addresses of the From header. */
  from: readonly string[];
  /** Whether the domain of From is aligned as its own DMARC record asks (RFC 7489). */
  isAligned: boolean;
  /** Signatures of that domain that hold: the names of the signed headers, and whether all of the body is signed. */
  signatures: readonly { headers: string; isWhole: boolean }[];
}

/**
 * Whether this person sent the mail to this address. A signature has to cover the body and the recipients: else a mail
 * to another recipient could be sent again, or a text be added to it.
 */
export function isProvenSender(
  { from, isAligned, signatures }: SenderCheck,
  { email, isAddressed }: { email: string; isAddressed: boolean },
): boolean {
  const isTheirs = from.length === 1 && from[0]?.toLowerCase() === email.toLowerCase();
  const isSigned = signatures.some(
    ({ headers, isWhole }) => isWhole && /(^|:)\s*to\s*(:|$)/i.test(headers),
  );
  return isTheirs && isAligned && isAddressed && isSigned;
}
