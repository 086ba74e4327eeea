import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { appliedProjectCancelledNotification } from './references.ts';

export const appliedProjectCancelledMail = defineMail(appliedProjectCancelledNotification, {
  subject: ({ projectTitle }) => `“${projectTitle}” was cancelled`,
  Body: ({ recipientFirstName, projectTitle, reason, portalUrl }) => (
    <MailLayout
      preview={reason ?? 'The client has cancelled a project you applied for.'}
      heading="The project was cancelled"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Thank you for applying for “{projectTitle}”. The client has cancelled the project, so no one
        will be chosen for it. Your application ends with it; it was not turned down.
      </MailText>
      {reason && (
        <>
          <MailText>The client gave this reason:</MailText>
          <MailQuote>{reason}</MailQuote>
        </>
      )}
      <MailText>New projects are posted all the time; yours may be among them.</MailText>
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
