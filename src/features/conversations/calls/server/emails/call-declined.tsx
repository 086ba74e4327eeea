import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { callDeclinedNotification } from './references.ts';

export const callDeclinedMail = defineMail(callDeclinedNotification, {
  subject: ({ otherName }) => `${otherName} cannot make the times you proposed`,
  Body: ({ recipientFirstName, otherName, words, fixedFor, callsUrl }) => (
    <MailLayout
      preview={`${otherName} has declined the times you proposed for a call.`}
      heading="Your times were declined"
      footer="You receive this because you proposed the times."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>{otherName} has declined the times you proposed for a call.</MailText>
      {words && <MailQuote>{words}</MailQuote>}
      {fixedFor && <MailText>The call stays where it was: {fixedFor}.</MailText>}
      <MailButton href={callsUrl}>See your calls</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    otherName: 'Grace H.',
    words: 'We are at a fair that week.',
    fixedFor: null,
    callsUrl: 'https://direct365.example/calls',
  },
});
