import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { resetPassword } from './references.ts';

export const resetPasswordMail = defineMail(resetPassword, {
  subject: () => 'Choose a new password for Direct365',
  Body: ({ firstName, resetUrl }) => (
    <MailLayout
      preview="The link works once, for one hour."
      heading="Choose a new password"
      footer="If you did not ask for this, you need do nothing: your password stays as it is."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>We received a request for a new password for your account.</MailText>
      <MailButton href={resetUrl}>Choose a new password</MailButton>
      <MailText>
        The link works once, for one hour. Choosing a new password signs you out on all devices.
      </MailText>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    resetUrl: 'https://direct365.example/auth/reset-password?token=example',
  },
});
