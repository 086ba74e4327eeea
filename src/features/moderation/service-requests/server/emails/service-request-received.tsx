import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { serviceRequestReceived } from './references.ts';

export const serviceRequestReceivedMail = defineMail(serviceRequestReceived, {
  subject: ({ service }) => `We have your request: ${service}`,
  Body: ({ service }) => (
    <MailLayout
      preview="A person reads it and answers at this address."
      heading="We have your request"
      footer="You, or another person who typed your address, ordered a service on Direct365. If it was not you, you need do nothing."
    >
      <MailText>Thank you for your request: {service}.</MailText>
      <MailText>
        A person reads it and answers at this address, with what we would do, by when, and what it
        costs. Nothing starts, and nothing is owed, before you agree.
      </MailText>
    </MailLayout>
  ),
  preview: { service: 'Interview arrangement' },
});
