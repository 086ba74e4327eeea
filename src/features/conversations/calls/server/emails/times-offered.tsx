import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { timesOfferedNotification } from './references.ts';

export const timesOfferedMail = defineMail(timesOfferedNotification, {
  subject: ({ otherName, fixedFor }) =>
    fixedFor ? `${otherName} would like to move your call` : `${otherName} proposes other times`,
  Body: ({ recipientFirstName, otherName, times, minutes, fixedFor, callsUrl }) => (
    <MailLayout
      preview={`${otherName} proposes ${times.length === 1 ? 'another time' : 'other times'} for your call.`}
      heading={fixedFor ? 'Can your call be moved?' : 'Other times for your call'}
      footer="You receive this because you talk about a call."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {otherName} proposes {times.length === 1 ? 'another time' : 'other times'} for your call of{' '}
        {minutes} minutes:
      </MailText>
      {times.map((time) => (
        <MailText key={time}>• {time}</MailText>
      ))}
      {fixedFor && <MailText>Until you pick one, the call stays at {fixedFor}.</MailText>}
      <MailButton href={callsUrl}>Choose a time</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    otherName: 'Ada L.',
    times: ['Tue, 24 Nov 2026, 15:30 (Berlin, GMT+1)', 'Wed, 25 Nov 2026, 09:00 (Berlin, GMT+1)'],
    minutes: 30,
    fixedFor: 'Mon, 23 Nov 2026, 15:30 (Berlin, GMT+1)',
    callsUrl: 'https://direct365.example/calls',
  },
});
