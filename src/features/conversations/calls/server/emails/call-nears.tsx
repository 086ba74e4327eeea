import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { callNearsNotification } from './references.ts';

export const callNearsMail = defineMail(callNearsNotification, {
  subject: ({ otherName, time, isSoon }) =>
    isSoon ? `Your call with ${otherName} begins soon` : `Your call with ${otherName}: ${time}`,
  Body: ({ recipientFirstName, otherName, time, meetingUrl, callsUrl }) => (
    <MailLayout
      preview={`${otherName}, ${time}.`}
      heading="Your call comes near"
      footer="We remind you a day and 15 minutes before each of your calls."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        You talk with {otherName}: {time}.
      </MailText>
      <MailText>
        {meetingUrl ? `You meet here: ${meetingUrl}` : 'There is no link for the meeting yet.'}
      </MailText>
      <MailButton href={callsUrl}>See your calls</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    otherName: 'Ada L.',
    time: 'Tue, 24 Nov 2026, 15:30 (Berlin, GMT+1)',
    isSoon: false,
    meetingUrl: 'https://meet.google.com/abc-defg-hij',
    callsUrl: 'https://direct365.example/calls',
  },
});
