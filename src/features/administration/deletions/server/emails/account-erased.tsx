import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountErased } from './references.ts';

export const accountErasedMail = defineMail(accountErased, {
  subject: () => 'Your account is erased · Direct365',
  Body: ({ firstName }) => (
    <MailLayout
      preview="This is the last mail you get from us."
      heading="Your account is erased"
      footer="This is the last mail you get from us."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        the thirty days are over: today we erase your account, your files and everything else that
        is yours. Invoices are kept for seven years, because the law asks for it. Backups hold
        copies until they are replaced.
      </MailText>
      <MailText>You can sign up again with this address whenever you like.</MailText>
    </MailLayout>
  ),
  preview: { firstName: 'Ada' },
});
