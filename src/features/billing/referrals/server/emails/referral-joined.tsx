import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { referralJoinedNotification } from './references.ts';

export const referralJoinedMail = defineMail(referralJoinedNotification, {
  subject: ({ refereeName }) => `${refereeName} joined with your referral code`,
  Body: ({ firstName, refereeName, portalUrl }) => (
    <MailLayout
      preview="You get a free month once they pay for a plan."
      heading={`${refereeName} joined with your code`}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {refereeName} has joined Direct365 with your referral code. When they make their first
        payment for a plan, you get one month free.
      </MailText>
      <MailButton href={portalUrl}>See your referrals</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    refereeName: 'Grace H.',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
