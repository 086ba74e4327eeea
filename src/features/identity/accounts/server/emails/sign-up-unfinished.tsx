import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { signUpUnfinished } from './references.ts';

export const signUpUnfinishedMail = defineMail(signUpUnfinished, {
  subject: () => 'Your sign-up to Direct365 is not finished',
  Body: ({ signUpUrl }) => (
    <MailLayout
      preview="There is no password to change yet. Signing up again starts afresh."
      heading="Your sign-up is not finished"
      footer="If you did not ask for this, you need do nothing: without a confirmation no one can use the account."
    >
      <MailText>
        We received a request for a new password. But this address has not been confirmed yet, so
        there is no password to change.
      </MailText>
      <MailText>
        If you remember the password you signed up with, follow the link in our newest confirmation
        mail. If not, or if another person signed up with your address, sign up again: that replaces
        everything typed before, and brings you a new link.
      </MailText>
      <MailButton href={signUpUrl}>Sign up again</MailButton>
    </MailLayout>
  ),
  preview: { signUpUrl: 'https://direct365.example/auth' },
});
