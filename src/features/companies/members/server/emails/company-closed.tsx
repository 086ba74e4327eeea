import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { companyClosedMailReference } from './references.ts';

export const companyClosedMail = defineMail(companyClosedMailReference, {
  subject: ({ companyName }) => `${companyName} is closed on Direct365`,
  Body: ({ firstName, companyName, closedBy, portalUrl }) => (
    <MailLayout
      preview={`${closedBy ?? 'An owner'} has closed ${companyName}.`}
      heading={`${companyName} is closed`}
      footer="You receive this because you were a member of the company."
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        {closedBy ?? 'An owner'} has closed {companyName} on Direct365. Its projects were cancelled,
        and the consultants were notified. You have no access to them any more.
      </MailText>
      <MailText>Your own account stays. To hire for another company, sign in.</MailText>
      <MailButton href={portalUrl}>Go to your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    companyName: 'Loomworks Mills',
    closedBy: 'Grace Hopper',
    portalUrl: 'https://direct365.example/client/portal',
  },
});
