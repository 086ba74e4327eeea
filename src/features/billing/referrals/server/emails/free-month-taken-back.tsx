import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { freeMonthTakenBack } from './references.ts';

export const freeMonthTakenBackMail = defineMail(freeMonthTakenBack, {
  subject: () => 'A free month was taken back',
  Body: ({ firstName, refereeName, worth, portalUrl }) => (
    <MailLayout
      preview="The payment that had earned it was refunded."
      heading="A free month was taken back"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        The first payment of {refereeName}, who joined with your referral code, was refunded. The
        free month that it had earned you is taken back with it
        {worth === null ? '.' : `: ${worth} less is taken off your next payments.`}
      </MailText>
      <MailButton href={portalUrl}>See your referrals</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    refereeName: 'Grace H.',
    worth: '$75',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
