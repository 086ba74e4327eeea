import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountExists } from './references.ts';

export const accountExistsMail = defineMail(accountExists, {
  subject: () => 'You already have a Direct365 account',
  Body: ({ firstName, signInUrl }) => (
    <MailLayout
      preview="Somebody signed up with your address. Nothing has changed."
      heading="You already have an account"
      footer={
        <MailFooterText>
          If it was not you who signed up, you need do nothing: your account and your password are
          unchanged.
        </MailFooterText>
      }
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Somebody signed up to Direct365 with your address, which has an account already. If it was
        you, simply sign in.
      </MailText>
      <MailButton href={signInUrl}>Sign in</MailButton>
      <MailText>
        If you have forgotten your password, the sign-in page lets you choose a new one.
      </MailText>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    signInUrl: 'https://direct365.example/auth?mode=signin',
  },
});
