import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { subscriptionCancelled } from './references.ts';

export const subscriptionCancelledMail = defineMail(subscriptionCancelled, {
  subject: ({ endsOn }) => `Your subscription ends on ${endsOn}`,
  Body: ({ firstName, endsOn, portalUrl }) => (
    <MailLayout
      preview="Until then everything works as before."
      heading="Your subscription is cancelled"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your subscription is cancelled and ends on {endsOn}. Until then everything works as before,
        and nothing more is charged.
      </MailText>
      <MailText>
        If you change your mind before that day, you can take the cancellation back.
      </MailText>
      <MailButton href={portalUrl}>Manage my subscription</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    endsOn: '21 February 2027',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
