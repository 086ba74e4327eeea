import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { dataExportReady } from './references.ts';

export const dataExportReadyMail = defineMail(dataExportReady, {
  subject: () => 'Your data is ready · Direct365',
  Body: ({ firstName, pageUrl }) => (
    <MailLayout
      preview="Everything we know of you, as one file. It can be fetched for seven days."
      heading="Your data is ready"
      footer="You did not ask for it? Then another person is signed in as you: change your password."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        you asked for everything we know of you. It is ready, as one file: a zip with a list of each
        kind for programs (JSON) and for spreadsheets (CSV), and your photos.
      </MailText>
      <MailText>
        It can be fetched for seven days, by you alone: you sign in first. After that it is erased.
      </MailText>
      <MailButton href={pageUrl}>Get your data</MailButton>
    </MailLayout>
  ),
  preview: { firstName: 'Ada', pageUrl: 'https://direct365.example/account/your-data' },
});
