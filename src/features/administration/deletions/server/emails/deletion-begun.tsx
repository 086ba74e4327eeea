import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { deletionBegun } from './references.ts';

const subjectOf = ({ isReminder, dueAt }: { isReminder: boolean; dueAt: string }): string =>
  isReminder ? `Your account is erased on ${dayInWords(dueAt)}` : 'Your account is being deleted';

export const deletionBegunMail = defineMail(deletionBegun, {
  subject: (props) => `${subjectOf(props)} · Direct365`,
  Body: ({ firstName, dueAt, reason, isReminder, keepUrl }) => (
    <MailLayout
      preview={`Until ${dayInWords(dueAt)} you can keep it.`}
      heading={subjectOf({ isReminder, dueAt })}
      footer="You did not ask for this? Sign in, keep your account, and change your password."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {isReminder
          ? 'your account is being deleted, and this is the last reminder.'
          : 'your account is hidden from now on: you and your projects cannot be found.'}{' '}
        On {dayInWords(dueAt)} it is erased, with everything that is yours.
      </MailText>
      {reason !== null && <MailText>We decided this, for this reason: {reason}</MailText>}
      <MailText>
        Until then you can sign in and keep it. Applications that were withdrawn and projects that
        were cancelled stay so.
      </MailText>
      <MailButton href={keepUrl}>Keep my account</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    dueAt: '2026-12-23T14:02:00.000Z',
    reason: null,
    isReminder: false,
    keepUrl: 'https://direct365.example/account/your-data',
  },
});
