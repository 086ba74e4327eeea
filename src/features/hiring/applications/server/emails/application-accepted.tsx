import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { applicationAcceptedNotification } from './references.ts';

export const applicationAcceptedMail = defineMail(applicationAcceptedNotification, {
  subject: ({ projectTitle }) => `Your application for “${projectTitle}” was accepted`,
  Body: ({ recipientFirstName, projectTitle, companyName, portalUrl, ...contact }) => (
    <MailLayout
      preview={`${companyName} would like to work with you.`}
      heading="Your application was accepted"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {companyName} has accepted your application for “{projectTitle}”. Contact them directly and
        agree on how to begin:
      </MailText>
      <MailText>
        {contact.contactName}, {companyName}
        <br />
        {contact.contactEmail}
        {contact.contactPhone && (
          <>
            <br />
            {contact.contactPhone}
          </>
        )}
      </MailText>
      <MailButton href={portalUrl}>Open your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    companyName: 'Loomworks Mills',
    contactName: 'Grace Hopper',
    contactEmail: 'grace@loomworks.example',
    contactPhone: '+44 20 7946 0000',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
