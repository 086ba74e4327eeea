import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { projectCancelledNotification } from './references.ts';

export const projectCancelledMail = defineMail(projectCancelledNotification, {
  subject: ({ projectTitle }) => `“${projectTitle}” was cancelled`,
  Body: ({ recipientFirstName, projectTitle, reason, portalUrl }) => (
    <MailLayout
      preview="The client has cancelled a project you were accepted for."
      heading="The project was cancelled"
      footer="You receive this because you were accepted."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        The client has cancelled “{projectTitle}”, for which you were accepted. Please settle with
        them directly what has been done so far.
      </MailText>
      {reason && <MailQuote>{reason}</MailQuote>}
      <MailButton href={portalUrl}>See open projects</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    reason: 'The budget was cut for this year.',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
