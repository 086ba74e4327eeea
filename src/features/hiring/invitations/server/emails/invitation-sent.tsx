import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { invitationSentNotification } from './references.ts';

export const invitationSentMail = defineMail(invitationSentNotification, {
  subject: ({ clientName, projectTitle }) => `${clientName} invites you to “${projectTitle}”`,
  Body: ({ recipientFirstName, clientName, projectTitle, note, invitationUrl }) => (
    <MailLayout
      preview={`${clientName} would like you to apply for “${projectTitle}”.`}
      heading="You are invited to a project"
      footer={
        <MailFooterText>
          You receive this because a client has found your profile. If you decline, you can say that
          you want no more invitations of this client.
        </MailFooterText>
      }
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {clientName} has read your profile and would like you to apply for “{projectTitle}”.
      </MailText>
      {note && <MailQuote>{note}</MailQuote>}
      <MailText>Read the project, then apply or decline. Either answer helps.</MailText>
      <MailButton href={invitationUrl}>Read the invitation</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    clientName: 'Grace H.',
    projectTitle: 'Tune the month-end close',
    note: 'You have done this for a mill before. Could you begin in March?',
    invitationUrl: 'https://direct365.example/invitations/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
