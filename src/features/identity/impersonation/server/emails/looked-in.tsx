import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { impersonatedNotice } from './references.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

export const lookedInMail = defineMail(impersonatedNotice, {
  subject: () => 'We looked at your account as you see it · Direct365',
  Body: ({ firstName, adminName, reason, from, until, settingsUrl, contactUrl }) => (
    <MailLayout
      preview="To help with your account, a member of our team saw what you see. You need do nothing."
      heading="We looked at your account as you see it"
      footer={
        <MailFooterText>
          You are notified each time this happens.{' '}
          <MailFooterLink href={contactUrl}>Ask us about it</MailFooterLink>
        </MailFooterText>
      }
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {adminName ? `${adminName} of our team` : 'A member of our team'} saw the site as you see it
        on {moment.format(new Date(from))}, until {time.format(new Date(until))} (UTC) at the
        latest.
      </MailText>
      <MailText>The reason: {reason}</MailText>
      <MailText>
        This lets us read what you can read, and change nothing. How you sign in, your devices and
        where you pay stay yours alone. You need do nothing.
      </MailText>
      <MailButton href={settingsUrl}>Look at your account</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    adminName: 'Grace Hopper',
    reason: 'You wrote that your project shows no applications.',
    from: '2026-11-22T14:02:00.000Z',
    until: '2026-11-22T14:17:00.000Z',
    settingsUrl: 'https://direct365.example/account',
    contactUrl: 'https://direct365.example/contact',
  },
});
