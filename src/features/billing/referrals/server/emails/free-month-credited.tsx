import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { freeMonthCredited } from './references.ts';

export const freeMonthCreditedMail = defineMail(freeMonthCredited, {
  subject: () => 'You have earned a free month',
  Body: ({ firstName, refereeName, worth, portalUrl }) => (
    <MailLayout
      preview={`${worth} is taken off your next payments.`}
      heading="You have earned a free month"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {refereeName}, who joined with your referral code, has started paying for a plan. Thank you
        for bringing them here: {worth} is taken off your next payments by itself.
      </MailText>
      <MailButton href={portalUrl}>See your subscription</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    refereeName: 'Grace H.',
    worth: '$75',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
