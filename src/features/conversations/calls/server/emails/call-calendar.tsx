import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { callCalendarNotification } from './references.ts';

const headings = {
  fixed: 'Your call is fixed',
  moved: 'Your call was moved',
  linked: 'Your call has another link',
  cancelled: 'Your call was cancelled',
} as const;

const subjects = {
  fixed: 'Call with',
  moved: 'Moved: call with',
  linked: 'New link: call with',
  cancelled: 'Cancelled: call with',
} as const;

export const callCalendarMail = defineMail(callCalendarNotification, {
  subject: ({ change, otherName, time }) => `${subjects[change]} ${otherName}, ${time}`,
  calendar: ({ calendar }) => calendar,
  Body: ({ recipientFirstName, otherName, change, time, minutes, meetingUrl, words, callsUrl }) => (
    <MailLayout
      preview={`${headings[change]}: ${otherName}, ${time}.`}
      heading={headings[change]}
      footer="Your calendar may have added this call by itself. You receive this because you take part in the call."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      {change === 'cancelled' ? (
        <MailText>
          Your call with {otherName} at {time} was cancelled.
        </MailText>
      ) : (
        <MailText>
          You talk with {otherName}: {time}, for {minutes} minutes.
        </MailText>
      )}
      {words && <MailQuote>{words}</MailQuote>}
      {change !== 'cancelled' && (
        <MailText>
          {meetingUrl
            ? `You meet here: ${meetingUrl}`
            : 'There is no link for the meeting yet. Either of you can add one on the page of your calls.'}
        </MailText>
      )}
      <MailButton href={callsUrl}>See your calls</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    otherName: 'Ada L.',
    change: 'fixed',
    time: 'Tue, 24 Nov 2026, 15:30 (Berlin, GMT+1)',
    minutes: 30,
    meetingUrl: 'https://meet.google.com/abc-defg-hij',
    words: '',
    callsUrl: 'https://direct365.example/calls',
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' },
  },
});
