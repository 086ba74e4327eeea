import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountMade } from './references.ts';

export const accountMadeMail = defineMail(accountMade, {
  subject: () => 'Your Direct365 account is ready',
  Body: ({ userType, firstName, email, passwordUrl }) => (
    <MailLayout
      preview="Choose a password to sign in."
      heading="Your account is ready"
      footer="If you do not know why you receive this, you need do nothing: without a password no one can sign in."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We have made a {userType} account for you with the address {email}. It has no password yet:
        ask for a link to choose one.
      </MailText>
      <MailButton href={passwordUrl}>Choose a password</MailButton>
    </MailLayout>
  ),
  preview: {
    userType: 'consultant',
    firstName: 'Ada',
    email: 'ada@example.test',
    passwordUrl: 'https://direct365.example/auth/forgot-password',
  },
});
