import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { freeMonthWaiting } from './references.ts';

export const freeMonthWaitingMail = defineMail(freeMonthWaiting, {
  subject: () => 'A free month is waiting for you',
  Body: ({ firstName, refereeName, subscribeUrl }) => (
    <MailLayout
      preview="It is yours as soon as you subscribe."
      heading="A free month is waiting for you"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {refereeName}, who joined with your referral code, has started paying for a plan. That earns
        you one month free. You have no subscription at the moment, so it waits: as soon as you
        subscribe, it is taken off your payments.
      </MailText>
      <MailButton href={subscribeUrl}>See the plans</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    refereeName: 'Grace H.',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
    subscribeUrl: 'https://direct365.example/subscribe',
  },
});
