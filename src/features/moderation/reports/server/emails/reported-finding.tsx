import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { reportedFinding } from './references.ts';

export const reportedFindingMail = defineMail(reportedFinding, {
  subject: ({ about }) => `We have looked at ${about}`,
  Body: ({ firstName, about, finding, contactUrl }) => (
    <MailLayout
      preview={`We received a report about ${about}, and have looked at it.`}
      heading="We received a report, and have looked at it"
      footer={`How to reach us: ${contactUrl}`}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>A user reported {about} to us. This is what we found:</MailText>
      <MailQuote>{finding}</MailQuote>
      <MailText>If we have got something wrong, please write to us.</MailText>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    about: 'your profile',
    finding: 'Please take the certification out, or give evidence for it, within a week.',
    contactUrl: 'https://direct365.example/contact',
  },
});
