import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountKept } from './references.ts';

export const accountKeptMail = defineMail(accountKept, {
  subject: () => 'You keep your account · Direct365',
  Body: ({ firstName, signInUrl }) => (
    <MailLayout
      preview="It is not deleted. Everything that is yours is there."
      heading="You keep your account"
      footer="You did not do this? Then another person is signed in as you: change your password."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        your account is not deleted, and is shown again as before. What was withdrawn or cancelled
        when you left stays so; a subscription that was to end ends, unless you resume it.
      </MailText>
      <MailButton href={signInUrl}>Sign in</MailButton>
    </MailLayout>
  ),
  preview: { firstName: 'Ada', signInUrl: 'https://direct365.example/auth?mode=signin' },
});
