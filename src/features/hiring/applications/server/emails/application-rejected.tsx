import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { anotherWasChosen } from '../../rules/life-cycle.ts';
import { applicationRejectedNotification } from './references.ts';

export const applicationRejectedMail = defineMail(applicationRejectedNotification, {
  subject: ({ projectTitle }) => `Your application for “${projectTitle}” was not accepted`,
  Body: ({ recipientFirstName, projectTitle, isPassedOver, reason, portalUrl }) => (
    <MailLayout
      preview={reason ?? `The client has decided about “${projectTitle}”.`}
      heading="Your application was not accepted"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Thank you for applying for “{projectTitle}”. Your application was not accepted this time.
      </MailText>
      {isPassedOver && <MailText>{anotherWasChosen}</MailText>}
      {reason && <MailQuote>{reason}</MailQuote>}
      <MailText>New projects are posted all the time; yours may be among them.</MailText>
      <MailButton href={portalUrl}>See open projects</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    isPassedOver: true,
    reason: null,
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
