import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { paymentFailed } from './references.ts';

export const paymentFailedMail = defineMail(paymentFailed, {
  subject: () => 'Your payment did not go through',
  Body: ({ firstName, due, worksUntil, portalUrl }) => (
    <MailLayout
      preview={`${due === null ? 'It' : `${due}: it`} will be tried again. Please check your card.`}
      heading="Your payment did not go through"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {due === null ? 'The payment' : `The payment of ${due}`} for your subscription failed. It
        will be tried again over the next days, and until {worksUntil} everything works as before.
        Please check your card, so that you stay visible to clients.
      </MailText>
      <MailButton href={portalUrl}>Check my payment details</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    due: '$75',
    worksUntil: '7 March 2027',
    portalUrl: 'https://direct365.example/consultant/portal?tab=subscription',
  },
});
