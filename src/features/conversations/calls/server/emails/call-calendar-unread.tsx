import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { calendarUnreadNotification } from './references.ts';

export const callCalendarUnreadMail = defineMail(calendarUnreadNotification, {
  subject: () => 'We cannot read your calendar',
  Body: ({ recipientFirstName, since, callsUrl }) => (
    <MailLayout
      preview="Clients can propose calls for times when you are busy."
      heading="We cannot read your calendar"
      footer="You receive this once, because you gave us the address of a calendar and we could not read it for a week."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        We could not read your calendar since {dayInWords(since)}. Until we can, clients can propose
        calls for times when you are busy.
      </MailText>
      <MailText>Check its address under Calls, or remove the calendar there.</MailText>
      <MailButton href={callsUrl}>See your calendar</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    since: '2026-11-17T09:00:00.000Z',
    callsUrl: 'https://direct365.example/calls',
  },
});
