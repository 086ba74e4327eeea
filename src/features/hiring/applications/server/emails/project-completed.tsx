import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { projectCompletedNotification } from './references.ts';

export const projectCompletedMail = defineMail(projectCompletedNotification, {
  subject: ({ projectTitle }) => `“${projectTitle}” is completed`,
  Body: ({ recipientFirstName, projectTitle, portalUrl }) => (
    <MailLayout
      preview="The client has marked the project as completed."
      heading="The project is completed"
      footer="You receive this because you work on the project."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        The client has marked “{projectTitle}” as completed. Thank you for your work.
      </MailText>
      <MailButton href={portalUrl}>Open your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
