import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { appliedProjectClosedNotification } from './references.ts';

export const appliedProjectClosedMail = defineMail(appliedProjectClosedNotification, {
  subject: ({ projectTitle }) => `“${projectTitle}” was closed`,
  Body: ({ recipientFirstName, projectTitle, portalUrl }) => (
    <MailLayout
      preview="Its client did not say that it is still open."
      heading="The project was closed"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Thank you for applying for “{projectTitle}”. We asked its client whether it is still open
        and had no answer, so we have closed it. Your application ends with it; it was not turned
        down.
      </MailText>
      <MailText>New projects are posted all the time; yours may be among them.</MailText>
      <MailButton href={portalUrl}>See open projects</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
