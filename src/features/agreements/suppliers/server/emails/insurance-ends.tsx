import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { insuranceEndsNotification } from './references.ts';

export const insuranceEndsMail = defineMail(insuranceEndsNotification, {
  subject: ({ insurance }) => `Ends soon: your ${insurance}`,
  Body: ({ firstName, insurance, insurer, expiresOn, supplierUrl }) => (
    <MailLayout
      preview={`Its last day is ${dayInWords(expiresOn)}.`}
      heading="Your insurance ends soon"
      footer="You receive this because you stated this insurance in your supplier details. We write 30 and 7 days before it ends."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your {insurance} with {insurer} ends after {dayInWords(expiresOn)}. Clients you work for
        read that day. Renew it in time, then give us the new details and upload the new policy.
      </MailText>
      <MailButton href={supplierUrl}>See your supplier details</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    insurance: 'professional indemnity insurance',
    insurer: 'Loomworks Mutual',
    expiresOn: '2027-11-21',
    supplierUrl: 'https://direct365.example/consultant/supplier',
  },
});
