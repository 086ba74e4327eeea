import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { subscriptionEnded } from './references.ts';

export const subscriptionEndedMail = defineMail(subscriptionEnded, {
  subject: () => 'Your subscription has ended',
  Body: ({ firstName, subscribeUrl }) => (
    <MailLayout
      preview="Your profile and your applications are kept."
      heading="Your subscription has ended"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your subscription has ended, so you can no longer apply to projects and clients no longer
        find your profile. Your profile is kept, and applications you have sent stay with their
        clients.
      </MailText>
      <MailText>You are welcome back at any time.</MailText>
      <MailButton href={subscribeUrl}>Subscribe again</MailButton>
    </MailLayout>
  ),
  preview: { firstName: 'Ada', subscribeUrl: 'https://direct365.example/subscribe' },
});
