import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { applicationSubmittedNotification } from './references.ts';

export const applicationSubmittedMail = defineMail(applicationSubmittedNotification, {
  subject: ({ projectTitle }) => `New application for “${projectTitle}”`,
  Body: ({ recipientFirstName, consultantName, projectTitle, applicationUrl }) => (
    <MailLayout
      preview={`${consultantName ?? 'A consultant'} has applied for “${projectTitle}”.`}
      heading="You have a new application"
      footer="You receive this because you posted the project."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {consultantName ?? 'A consultant'} has applied for your project “{projectTitle}”.{' '}
        {consultantName
          ? 'Read the cover letter, then accept or decline.'
          : 'You can read the application as soon as your account is approved.'}
      </MailText>
      <MailButton href={applicationUrl}>Read the application</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    consultantName: 'Ada L.',
    projectTitle: 'Tune the month-end close',
    applicationUrl: 'https://direct365.example/application/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
