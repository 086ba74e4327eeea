import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { notificationDigest } from './references.ts';

const howMany = (count: number): string => (count === 1 ? 'One thing is' : `${count} things are`);

export const notificationDigestMail = defineMail(notificationDigest, {
  subject: ({ items, more, way }) =>
    `${howMany(items.length + more)} new for you ${way === 'daily' ? 'today' : 'this week'}`,
  Body: ({ recipientFirstName, way, items, more, notificationsUrl }) => (
    <MailLayout
      preview={items[0]?.words ?? ''}
      heading={way === 'daily' ? 'Your day on Direct365' : 'Your week on Direct365'}
      footer={
        <MailFooterText>
          You receive this because you chose one mail a {way === 'daily' ? 'day' : 'week'}.
        </MailFooterText>
      }
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      {items.map(({ words, person, url }) => (
        <MailText key={`${url} ${words} ${person}`}>
          {person !== null && `${person}: `}
          <MailFooterLink href={url}>{words}</MailFooterLink>
        </MailText>
      ))}
      {more > 0 && <MailText>And {more} more on the site.</MailText>}
      <MailButton href={notificationsUrl}>See all of them</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    way: 'daily',
    items: [
      {
        words: 'A client invites you to apply for “Tune the month-end close”.',
        person: 'Grace H.',
        url: 'https://direct365.example/invitations/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
      },
    ],
    more: 2,
    notificationsUrl: 'https://direct365.example/notifications',
  },
});
