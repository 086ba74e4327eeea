import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { applicationNewsNotification } from './references.ts';

type Props = z.output<typeof applicationNewsNotification.props>;

const headings: Record<Props['news'], string> = {
  undecided: 'Your application is not decided yet',
  'asked-back': 'The client asks you back',
  'stands-again': 'An application stands again',
};

const whatHappened: Record<Props['news'], (title: string) => string> = {
  undecided: (title) =>
    `The client of “${title}” has not decided yet. Your application is still pending.`,
  'asked-back': (title) =>
    `“${title}” is open again, and its client would like to have your application back. You decide whether it stands again.`,
  'stands-again': (title) =>
    `The consultant whom you asked back lets the application for “${title}” stand again.`,
};

export const applicationNewsMail = defineMail(applicationNewsNotification, {
  subject: ({ news, projectTitle }) => `${headings[news]}: “${projectTitle}”`,
  Body: ({ recipientFirstName, news, projectTitle, url }) => (
    <MailLayout
      preview={whatHappened[news](projectTitle)}
      heading={headings[news]}
      footer="You receive this because of an application."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened[news](projectTitle)}</MailText>
      <MailButton href={url}>
        {news === 'asked-back' ? 'Answer' : 'Open the application'}
      </MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    news: 'asked-back',
    url: 'https://direct365.example/consultant/portal',
  },
});
