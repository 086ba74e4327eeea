import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { partnerLeaving } from './references.ts';

type Leaver = 'client' | 'consultant';

const headings = {
  leaving: (leaver: Leaver) => `The ${leaver} of your project is closing their account`,
  staying: (leaver: Leaver) => `The ${leaver} of your project stays`,
  left: (leaver: Leaver) => `The ${leaver} of your project has left`,
} as const;

export const partnerLeavingMail = defineMail(partnerLeaving, {
  subject: ({ news, leaver }) => `${headings[news](leaver)} · Direct365`,
  Body: ({ firstName, projectTitle, leaver, news, dueAt, portalUrl }) => (
    <MailLayout preview={`About “${projectTitle}”.`} heading={headings[news](leaver)}>
      <MailText>Hello {firstName || 'there'},</MailText>
      {news === 'leaving' && (
        <MailText>
          the {leaver} of “{projectTitle}” has asked us to delete their account
          {dueAt !== null && ` on ${dayInWords(dueAt)}`}. If the project is still in progress then,
          it is cancelled.{' '}
          {leaver === 'consultant'
            ? 'You can complete or cancel it before.'
            : 'Whatever the two of you have agreed stays between you.'}{' '}
          Please settle what you need from each other until then.
        </MailText>
      )}
      {news === 'staying' && (
        <MailText>
          the {leaver} of “{projectTitle}” keeps their account after all. The project goes on.
        </MailText>
      )}
      {news === 'left' && (
        <MailText>
          the {leaver} of “{projectTitle}” has closed their account, so the project is cancelled.
        </MailText>
      )}
      <MailButton href={portalUrl}>Go to your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    leaver: 'consultant',
    news: 'leaving',
    dueAt: '2026-12-23T14:02:00.000Z',
    portalUrl: 'https://direct365.example/client/portal',
  },
});
