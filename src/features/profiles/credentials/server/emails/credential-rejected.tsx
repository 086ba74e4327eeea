import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { credentialRejectedNotification } from './references.ts';

export const credentialRejectedMail = defineMail(credentialRejectedNotification, {
  subject: ({ certification }) => `We could not confirm: ${certification}`,
  Body: ({ firstName, certification, reason, credentialsUrl }) => (
    <MailLayout
      preview={reason}
      heading="We could not confirm your certification"
      footer="You receive this because you asked us to check it."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We have looked at your evidence for “{certification}” and could not confirm it:
      </MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>
        The certification stays in your profile, without the verified badge. You can correct the
        evidence and send it again at any time.
      </MailText>
      <MailButton href={credentialsUrl}>Correct the evidence</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    certification: 'Power BI Data Analyst Associate (PL-300)',
    reason: 'The link leads to another person’s transcript.',
    credentialsUrl: 'https://direct365.example/consultant/credentials',
  },
});
