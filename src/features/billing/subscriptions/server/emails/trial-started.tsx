import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { trialStarted } from './references.ts';

export const trialStartedMail = defineMail(trialStarted, {
  subject: ({ periodEnd }) => `Your free trial has started, until ${periodEnd}`,
  Body: ({ firstName, planName, price, interval, periodEnd, cancellation, portalUrl }) => (
    <MailLayout
      preview={`Nothing is charged before ${periodEnd}.`}
      heading="Your free trial has started"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Thank you for subscribing. Once your profile is approved, you can apply to client projects
        and clients find you.
      </MailText>
      <MailText>
        {planName} plan: free until {periodEnd}. The first payment is taken on that day: {price},
        and then {price} a {interval}, any tax included. {cancellation}.
      </MailText>
      <MailText>
        We write to you a week before. If you cancel until then, nothing is charged.
      </MailText>
      <MailButton href={portalUrl}>Open your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    planName: 'Monthly',
    price: '$75',
    interval: 'month',
    periodEnd: '21 February 2027',
    cancellation: 'Cancel anytime',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
