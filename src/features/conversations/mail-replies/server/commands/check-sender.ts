import type { SenderCheck } from '../../rules/proven-sender.ts';
import type { InboundMail } from '../services.ts';

/**
 * Asks the name servers of the sender's domain whether it has signed this mail, by DKIM and DMARC. Not by SPF: the
 * operator's own server hands the mail over, and it may send for domains of strangers.
 */
export async function checkSender(
  { resolve, domain }: InboundMail,
  raw: Buffer,
): Promise<SenderCheck> {
  // Loaded only where mails are received.
  const { authenticate } = await import('mailauth');
  const { dkim, dmarc } = await authenticate(raw, {
    ...{ mta: domain, resolver: resolve },
    ...{ disableArc: true, disableBimi: true, strict: true },
  });
  return {
    from: dkim.fromFields === 1 ? dkim.headerFrom : [],
    isAligned: dmarc ? dmarc.status.result === 'pass' : false,
    signatures: dkim.results
      .filter(({ status }) => status.result === 'pass' && status.aligned)
      .map(({ signingHeaders, canonBodyLengthLimited }) => ({
        headers: signingHeaders?.keys ?? '',
        isWhole: canonBodyLengthLimited === false,
      })),
  };
}
