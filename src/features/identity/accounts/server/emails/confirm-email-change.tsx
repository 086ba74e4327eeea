import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { confirmEmailChange } from './references.ts';

export const confirmEmailChangeMail = defineMail(confirmEmailChange, {
  subject: ({ side }) =>
    side === 'old'
      ? 'Do you want to change your address at Direct365?'
      : 'Confirm your new address for Direct365',
  Body: ({ firstName, side, newEmail, confirmationUrl }) => (
    <MailLayout
      preview="It is changed once both addresses have confirmed it."
      heading={
        side === 'old' ? 'Your account asks for another address' : 'Confirm your new address'
      }
      footer={
        <MailFooterText>
          {side === 'old'
            ? 'If you did not ask for this, another person may be signed in as you: do not confirm, and choose a new password.'
            : 'If you did not ask for this, you need do nothing: without you nothing is changed.'}
        </MailFooterText>
      }
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {side === 'old'
          ? `Your account is to be reached at ${newEmail} from now on.`
          : 'Your account at Direct365 is to be reached at this address from now on.'}
      </MailText>
      <MailText>
        It is changed once it was confirmed both here and at the other address. The link works for
        24 hours.
      </MailText>
      <MailButton href={confirmationUrl}>Look and confirm</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    side: 'old',
    newEmail: 'ada@example.com',
    confirmationUrl: 'https://direct365.example/auth/email-change?token=example',
  },
});
