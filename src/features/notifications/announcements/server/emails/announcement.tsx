import { defineMail } from '#lib/mail/define-mail.ts';
import { MailFooterLink, MailFooterText, MailLayout, MailTypedText } from '#lib/mail/layout.tsx';
import { announcement } from './references.ts';

export const announcementMail = defineMail(announcement, {
  subject: ({ subject }) => subject,
  Body: ({ subject, message, preferencesUrl }) => (
    <MailLayout
      preview={subject}
      heading={subject}
      footer={
        <MailFooterText>
          You receive announcements because you signed up to Direct365.{' '}
          <MailFooterLink href={preferencesUrl}>Unsubscribe or choose your mails</MailFooterLink>
        </MailFooterText>
      }
    >
      <MailTypedText>{message}</MailTypedText>
    </MailLayout>
  ),
  preview: {
    subject: 'New this month',
    message:
      'Hello Ada,\n\nfrom today on you see who fits your project best.\n\nThe Direct365 team',
    preferencesUrl: 'https://direct365.example/mail-preferences/a-signed-key',
  },
  unsubscribeUrl: ({ preferencesUrl }) => preferencesUrl,
});
