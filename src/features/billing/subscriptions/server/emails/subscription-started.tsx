import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { subscriptionStarted } from './references.ts';

export const subscriptionStartedMail = defineMail(subscriptionStarted, {
  subject: () => 'Your subscription has started',
  Body: ({ firstName, planName, price, interval, periodEnd, cancellation, portalUrl }) => (
    <MailLayout
      preview="Thank you for subscribing. Here is what happens next."
      heading="Your subscription has started"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Thank you for subscribing. Once your profile is approved, you can apply to client projects
        and clients find you.
      </MailText>
      <MailText>
        {planName} plan: {price} a {interval}, any tax included. It renews on {periodEnd}.{' '}
        {cancellation}.
      </MailText>
      <MailButton href={portalUrl}>Open your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    planName: 'Annual',
    price: '$750',
    interval: 'year',
    periodEnd: '21 February 2027',
    cancellation: 'Cancel with 30-day notice',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
