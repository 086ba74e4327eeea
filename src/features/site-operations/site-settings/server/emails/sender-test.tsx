import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { senderTest } from './references.ts';

export const senderTestMail = defineMail(senderTest, {
  subject: () => 'A test of a sender',
  Body: ({ sender, settingsUrl }) => (
    <MailLayout
      preview={`This mail is from ${sender}.`}
      heading="A test of a sender"
      footer="You receive this because you asked for it in the Admin Portal."
    >
      <MailText>This mail is from {sender}, as other people would get it.</MailText>
      <MailText>
        Look at how your mail program names the sender, and whether the mail came to the inbox. Its
        headers say whether the signature (DKIM) and the sending server (SPF) were accepted.
      </MailText>
      <MailButton href={settingsUrl}>Back to the settings</MailButton>
    </MailLayout>
  ),
  preview: {
    sender: 'Direct365 <hello@direct365.example>',
    settingsUrl: 'https://direct365.example/admin/settings',
  },
});
