import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { trialEnding } from './references.ts';

export const trialEndingMail = defineMail(trialEnding, {
  subject: ({ trialEnd }) => `Your free trial ends on ${trialEnd}`,
  Body: ({ firstName, planName, price, interval, trialEnd, portalUrl }) => (
    <MailLayout
      preview={`${price} will be charged on that day, unless you cancel before.`}
      heading={`Your free trial ends on ${trialEnd}`}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your free trial ends on {trialEnd}. On that day {price} is taken for the {planName} plan,
        and then {price} every {interval}, any tax included.
      </MailText>
      <MailText>
        If you want to stay, there is nothing to do. If not, cancel before that day, and nothing is
        charged.
      </MailText>
      <MailButton href={portalUrl}>See or change my subscription</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    planName: 'Monthly',
    price: '$75',
    interval: 'month',
    trialEnd: '21 February 2027',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
