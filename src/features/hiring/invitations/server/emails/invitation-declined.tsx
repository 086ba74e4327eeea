import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { invitationDeclinedNotification } from './references.ts';

export const invitationDeclinedMail = defineMail(invitationDeclinedNotification, {
  subject: ({ projectTitle }) => `An invitation to “${projectTitle}” was declined`,
  Body: ({ recipientFirstName, consultantName, projectTitle, reason, words, projectUrl }) => (
    <MailLayout
      preview={`${consultantName ?? 'A consultant'} has declined your invitation: ${reason}`}
      heading="An invitation was declined"
      footer="You receive this because you sent the invitation."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {consultantName ?? 'A consultant'} has declined your invitation to “{projectTitle}”. The
        reason: {reason}
      </MailText>
      {words && <MailQuote>{words}</MailQuote>}
      <MailText>Others who fit are among the suggestions of your project.</MailText>
      <MailButton href={projectUrl}>Open the project</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    consultantName: 'Ada L.',
    projectTitle: 'Tune the month-end close',
    reason: 'No capacity at that time.',
    words: 'I am with another client until May. Ask me again then.',
    projectUrl: 'https://direct365.example/project/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
