import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { availabilityDayCameNotification } from './references.ts';

export const availabilityDayCameMail = defineMail(availabilityDayCameNotification, {
  subject: () => 'Are you available now?',
  Body: ({ recipientFirstName, day, availabilityUrl }) => (
    <MailLayout
      preview={`The day you named, ${dayInWords(day)}, has come.`}
      heading="Are you available now?"
      footer="You receive this because your profile said that you are available from this day. We write once for each day that you name."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        The day you named, {dayInWords(day)}, has come: say whether you are available. Clients do
        not see the day any more; they see your availability as it stands in your profile.
      </MailText>
      <MailButton href={availabilityUrl}>Say whether you are available</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    day: '2027-01-03',
    availabilityUrl: 'https://direct365.example/consultant/profile/edit#availability',
  },
});
