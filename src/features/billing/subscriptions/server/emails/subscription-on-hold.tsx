import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { subscriptionOnHold } from './references.ts';

export const subscriptionOnHoldMail = defineMail(subscriptionOnHold, {
  subject: () => 'Your subscription is on hold',
  Body: ({ firstName, due, portalUrl }) => (
    <MailLayout
      preview="It goes on as soon as your payment is made."
      heading="Your subscription is on hold"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We could not take the payment{due !== null && ` of ${due}`} for your subscription, so you
        can no longer apply to projects and clients no longer find your profile. Your profile is
        kept, and applications you have sent stay with their clients.
      </MailText>
      <MailText>
        It goes on as soon as the open invoice is paid: choose another card under Manage
        Subscription.
      </MailText>
      <MailButton href={portalUrl}>Mend my payment</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    due: '$75',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
