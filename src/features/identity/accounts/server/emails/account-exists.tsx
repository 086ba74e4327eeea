import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountExists } from './references.ts';

export const accountExistsMail = defineMail(accountExists, {
  subject: () => 'You already have a Direct365 account',
  Body: ({ firstName, signInUrl, byMicrosoft }) => (
    <MailLayout
      preview="A sign-up used your address. Nothing has changed."
      heading="You already have an account"
      footer="If it was not you who signed up, you need do nothing: your account and your password are unchanged."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        A sign-up to Direct365 used your address, which has an account already. If it was you,
        simply sign in.
      </MailText>
      {byMicrosoft && (
        <MailText>
          It was tried with a Microsoft account, which is not connected with yours. If you want to
          sign in with Microsoft, sign in as you always do, and connect it in your account settings.
        </MailText>
      )}
      <MailButton href={signInUrl}>Sign in</MailButton>
      <MailText>
        If you have forgotten your password, the sign-in page lets you choose a new one.
      </MailText>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    signInUrl: 'https://direct365.example/auth?mode=signin',
    byMicrosoft: true,
  },
});
