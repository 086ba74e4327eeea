import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { apiKeyEnding } from './references.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const apiKeyEndingMail = defineMail(apiKeyEnding, {
  subject: ({ keyName }) => `Your API key “${keyName}” ends in a few days · Direct365`,
  Body: ({ firstName, keyName, endsAt, keysUrl }) => (
    <MailLayout
      preview="Programs that use it get no more tokens then. Make a new key before."
      heading="One of your API keys ends in a few days"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your API key “{keyName}” ends on {moment.format(new Date(endsAt))} (UTC). Programs that use
        it get no more tokens from then on.
      </MailText>
      <MailText>
        If you still need it, make a new key, give it to your program, and revoke this one. If not,
        there is nothing to do.
      </MailText>
      <MailButton href={keysUrl}>See my API keys</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    keyName: 'Time sheets',
    endsAt: '2027-02-21T14:02:00.000Z',
    keysUrl: 'https://direct365.example/account',
  },
});
