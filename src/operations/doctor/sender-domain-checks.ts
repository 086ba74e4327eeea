import { parseMailAddress } from '#lib/mail/mail-address.ts';
import { readDkim, readDmarc, readSpf, type SenderRecord } from '#lib/mail/sender-records.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

/** The DNS records of the sender domain that mail receivers check. */
export function senderDomainChecks({
  config: { smtpUrl, mailFrom, dkim },
  dns,
}: Pick<DoctorContext, 'config' | 'dns'>): Check[] {
  const { address } = parseMailAddress(mailFrom);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ofSender =
    (look: () => Promise<Verdict>): Check['look'] =>
    async () =>
      smtpUrl ? look() : notAsked('A demo sends no mails.');
  return [
    {
      name: 'mail-spf',
      look: ofSender(async () =>
        judge(await readSpf(dns, domain), (text) => `Who may send for ${domain} is said: ${text}`),
      ),
    },
    {
      name: 'mail-dkim',
      look: ofSender(async () =>
        dkim
          ? judge(
              await readDkim(dns, dkim),
              (name) => `The key at ${name} is that of our signature.`,
            )
          : notAsked('DKIM_SELECTOR is not set: the mail server has to sign mails itself.'),
      ),
    },
    {
      name: 'mail-dmarc',
      look: ofSender(async () =>
        judge(
          await readDmarc(dns, domain),
          () => `Receivers are asked to refuse what only pretends to be from ${domain}.`,
        ),
      ),
    },
  ];
}

function judge(record: SenderRecord, praise: (text: string) => string): Verdict {
  switch (record.is) {
    case 'fine':
      return good(praise(record.text));
    case 'weak':
      return lookAt(`Mails may be doubted, or forged: ${record.reason}.`);
    case 'broken':
      return wrong(`Receivers will not believe our mails: ${record.reason}.`);
    case 'unknown':
      return notAsked('The DNS cannot be asked from here.');
  }
}
