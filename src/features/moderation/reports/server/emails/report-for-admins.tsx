import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { reportForAdmins } from './references.ts';

export const reportForAdminsMail = defineMail(reportForAdmins, {
  subject: ({ about }) => `Reported: ${about}`,
  Body: ({ about, cause, text, reportsUrl }) => (
    <MailLayout
      preview={`${about} was reported.`}
      heading="A report waits"
      footer="You receive this because you are an admin of Direct365."
    >
      <MailText>
        {about} was reported: {cause}.
      </MailText>
      <MailQuote>{text}</MailQuote>
      <MailButton href={reportsUrl}>Open the reports</MailButton>
    </MailLayout>
  ),
  preview: {
    about: 'the profile of Ada Example',
    cause: 'What it says is not true',
    text: 'The certification belongs to another person.',
    reportsUrl: 'https://direct365.example/admin/reports',
  },
});
