import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { unreadMessages } from './references.ts';

const howMany = (count: number): string => (count === 1 ? 'a message' : `${count} messages`);

export const unreadMessagesMail = defineMail(unreadMessages, {
  subject: ({ writerName, count }) => `${writerName} has sent you ${howMany(count)}`,
  Body: ({ recipientFirstName, writerName, count, texts, threadUrl }) => (
    <MailLayout
      preview={`${writerName} has sent you ${howMany(count)} on Direct365.`}
      heading={count === 1 ? 'You have an unread message' : 'You have unread messages'}
      footer="You receive this because you have unread messages. We do not write again before you have read it."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {writerName} has sent you {howMany(count)}, which you have not read yet.
      </MailText>
      {numbered(texts).map(({ key, text }) => (
        <MailQuote key={key}>{text}</MailQuote>
      ))}
      <MailButton href={threadUrl}>Read and answer</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    writerName: 'Ada L.',
    count: 2,
    texts: ['Good morning!', 'Could you begin in March?'],
    threadUrl: 'https://direct365.example/messages/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});

/** Two messages may say the same: each has a key of its own. */
const numbered = (texts: readonly string[]) =>
  texts.map((text, number) => ({ text, key: `${number} ${text}` }));
