import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { applicationUnansweredNotification } from './references.ts';

export const applicationUnansweredMail = defineMail(applicationUnansweredNotification, {
  subject: ({ projectTitle }) => `Your application for “${projectTitle}” was not answered`,
  Body: ({ recipientFirstName, projectTitle, portalUrl }) => (
    <MailLayout
      preview="We have ended it after 30 days, so that you need not wait any longer."
      heading="Your application was not answered"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Your application for “{projectTitle}” has had no answer for 30 days. We have ended it, so
        that you need not wait any longer. The client did not decline it.
      </MailText>
      <MailText>
        Before you apply, each project shows how quickly its client answers. New projects are posted
        all the time; yours may be among them.
      </MailText>
      <MailButton href={portalUrl}>See open projects</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
