import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { newRegistration } from './references.ts';

export const newRegistrationMail = defineMail(newRegistration, {
  subject: ({ userType }) => `New ${userType} registration on Direct365`,
  Body: ({ userType, name, companyName, email, approvalsUrl }) => (
    <MailLayout
      preview={`A ${userType} has signed up.`}
      heading={`A ${userType} has signed up`}
      footer="You receive this because you are an admin."
    >
      <MailText>Name: {name || '–'}</MailText>
      {companyName !== null && <MailText>Company: {companyName}</MailText>}
      <MailText>E-mail: {email}</MailText>
      <MailText>
        The account appears among the pending approvals as soon as the address is confirmed.
      </MailText>
      <MailButton href={approvalsUrl}>Open approvals</MailButton>
    </MailLayout>
  ),
  preview: {
    userType: 'client',
    name: 'Grace Hopper',
    companyName: 'Loomworks Mills',
    email: 'grace@loomworks.example',
    approvalsUrl: 'https://direct365.example/admin/approvals',
  },
});
