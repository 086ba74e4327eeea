import type { SenderCheck } from '../../rules/proven-sender.ts';
import type { ReceivedMail } from '../queries/replies.ts';
import type { InboundMail } from '../services.ts';

/** Asks the name servers of the sender's domain whether it has sent this mail: by SPF, DKIM and DMARC. */
export async function checkSender(
  { resolve, domain }: InboundMail,
  { clientAddress, helo, sender }: ReceivedMail,
  raw: Buffer,
): Promise<SenderCheck> {
  // Loaded only where mails are received.
  const { authenticate } = await import('mailauth');
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...{ ip: clientAddress, helo, sender, mta: domain, resolver: resolve },
    ...{ disableArc: true, disableBimi: true, strict: true },
  });
  const alignment = dmarc ? dmarc.alignment : undefined;
  return {
    from: dkim.fromFields === 1 ? dkim.headerFrom : [],
    isAligned: dmarc ? dmarc.status.result === 'pass' : false,
    hasOwnServer: spf ? spf.status.result === 'pass' && alignment?.spf.result !== undefined : false,
    signatures: dkim.results
      .filter(({ status }) => status.result === 'pass' && status.aligned)
      .map(({ signingHeaders, canonBodyLengthLimited }) => ({
        headers: signingHeaders?.keys ?? '',
        isWhole: canonBodyLengthLimited === false,
      })),
  };
}
