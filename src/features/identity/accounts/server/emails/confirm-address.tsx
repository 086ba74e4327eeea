import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { confirmAddress } from './references.ts';

const nextStep = {
  client:
    'What happens next: sign in and post your first project if you like. We review every account, and write to you once yours is approved. Then you can search consultants and open their profiles.',
  consultant:
    'What happens next: sign in and create your consultant profile. We review every profile before clients see it, and write to you once yours is approved.',
} as const;

export const confirmAddressMail = defineMail(confirmAddress, {
  subject: () => 'Confirm your e-mail address for Direct365',
  Body: ({ userType, confirmationUrl }) => (
    <MailLayout
      preview="Two clicks, and your account is ready. The link works for 24 hours."
      heading="Confirm your e-mail address"
      footer="You, or another person who typed this address, signed up to Direct365. If it was not you, you need do nothing: without this confirmation the account cannot be used."
    >
      <MailText>Welcome to Direct365. Please confirm that this address is yours.</MailText>
      <MailButton href={confirmationUrl}>Confirm my address</MailButton>
      <MailText>
        The link leads to a page with a button. In another browser than the one you signed up in, it
        also asks for the password you chose.
      </MailText>
      <MailText>
        The link works for 24 hours. If it has run out, ask for a new one on the sign-in page.
      </MailText>
      <MailText>{nextStep[userType]}</MailText>
    </MailLayout>
  ),
  preview: {
    userType: 'consultant',
    confirmationUrl: 'https://direct365.example/auth/confirm?token=example',
  },
});
