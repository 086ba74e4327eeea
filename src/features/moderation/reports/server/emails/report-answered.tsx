import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { reportAnswered } from './references.ts';

export const reportAnsweredMail = defineMail(reportAnswered, {
  subject: () => 'We have looked at what you reported',
  Body: ({ firstName, about, finding }) => (
    <MailLayout
      preview="We have looked at what you reported."
      heading="We have looked at your report"
      footer="You receive this because you sent us a report."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>Thank you for your report of {about}. This is what we found:</MailText>
      <MailQuote>{finding}</MailQuote>
    </MailLayout>
  ),
  preview: {
    firstName: 'Casey',
    about: 'the profile of Ada E.',
    finding: 'The consultant has taken the certification out of the profile.',
  },
});
