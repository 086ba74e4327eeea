import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { accountApproval } from './references.ts';

const nextStep = {
  client:
    'You can now search our consultants and open their profiles. Post a project, or go on with the one you have posted, and contact consultants directly.',
  consultant:
    'With an active subscription clients find your profile and you can apply to their projects. If you have not subscribed yet, that is the next step; your portal shows how.',
} as const;

export const accountApprovalMail = defineMail(accountApproval, {
  subject: () => 'Your Direct365 account is approved',
  Body: ({ userType, firstName, portalUrl }) => (
    <MailLayout
      preview="Your account has been reviewed and approved."
      heading="Your account is approved"
      footer="You receive this because you signed up to Direct365."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>Good news: we have reviewed your {userType} account and approved it.</MailText>
      <MailText>{nextStep[userType]}</MailText>
      <MailButton href={portalUrl}>Open your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    userType: 'consultant',
    firstName: 'Ada',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
