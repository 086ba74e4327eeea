import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { secondSubscriptionCancelled } from './references.ts';

export const secondSubscriptionCancelledMail = defineMail(secondSubscriptionCancelled, {
  subject: () => 'We cancelled your second subscription',
  Body: ({ firstName, planName, givenBack, portalUrl }) => (
    <MailLayout
      preview="Your first subscription goes on as before."
      heading="We cancelled your second subscription"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Two subscriptions were started for you. One is all you need, so we kept the first and
        cancelled the other one ({planName} plan).
      </MailText>
      <MailText>
        {givenBack
          ? `What it had charged, ${givenBack}, goes back the way you paid it. That can take a few days.`
          : 'It had charged nothing.'}{' '}
        Your first subscription goes on as before.
      </MailText>
      <MailButton href={portalUrl}>See my subscription</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    planName: 'Annual',
    givenBack: '$750.00',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
