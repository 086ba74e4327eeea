import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { applicationWithdrawnNotification } from './references.ts';

export const applicationWithdrawnMail = defineMail(applicationWithdrawnNotification, {
  subject: ({ projectTitle }) => `An application for “${projectTitle}” was withdrawn`,
  Body: ({ recipientFirstName, consultantName, projectTitle, projectUrl }) => (
    <MailLayout
      preview={`${consultantName ?? 'A consultant'} is no longer available for “${projectTitle}”.`}
      heading="An application was withdrawn"
      footer="You receive this because you posted the project."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {consultantName ?? 'A consultant'} has withdrawn the application for your project “
        {projectTitle}”. You need do nothing; the other applications are as they were.
      </MailText>
      <MailButton href={projectUrl}>Open the project</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    consultantName: 'Ada L.',
    projectTitle: 'Tune the month-end close',
    projectUrl: 'https://direct365.example/project/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
