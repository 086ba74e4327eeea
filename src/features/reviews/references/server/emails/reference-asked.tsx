import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { referenceAskedMailReference } from './references.ts';

export const referenceAskedMail = defineMail(referenceAskedMailReference, {
  subject: ({ consultantName, isReminder }) =>
    isReminder
      ? `Reminder: ${consultantName} asks you for a reference`
      : `${consultantName} asks you for a reference`,
  Body: ({ personName, consultantName, companyName, project, until, url }) => (
    <MailLayout
      preview={`Did you work with ${consultantName}?`}
      heading={`${consultantName} asks you for a reference`}
      footer={`You receive this because ${consultantName} named you as a former client at ${companyName}.`}
    >
      <MailText>Hello {personName},</MailText>
      <MailText>
        {consultantName} is a consultant on Direct365 and says that you worked together on “
        {project}”. Can you confirm that, in your own words?
      </MailText>
      <MailButton href={url}>Answer or decline</MailButton>
      <MailText>
        The link works once, until {until}. You need no account. If you decline, {consultantName}{' '}
        cannot ask you here again.
      </MailText>
      <MailText>
        We store your name, company and address, which {consultantName} has given us. Without an
        answer we delete them after 30 days. If you decline, we then keep only a hash of your
        address. What you confirm stays until {consultantName} withdraws it or leaves.
      </MailText>
    </MailLayout>
  ),
  preview: {
    personName: 'Grace Hopper',
    consultantName: 'Ada Lovelace',
    companyName: 'Loomworks Mills',
    project: 'Month-end close in Finance',
    isReminder: false,
    until: '10 March 2026',
    url: 'https://direct365.example/references/0',
  },
});
