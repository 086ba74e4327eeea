import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { membershipAnsweredMailReference } from './references.ts';

export const membershipAnsweredMail = defineMail(membershipAnsweredMailReference, {
  subject: ({ companyName, isAccepted }) =>
    isAccepted
      ? `You act for ${companyName} on Direct365`
      : `${companyName} has declined your request on Direct365`,
  Body: ({ firstName, companyName, isAccepted, portalUrl }) => (
    <MailLayout
      preview={isAccepted ? `You are a member of ${companyName}.` : 'An owner has answered.'}
      heading={isAccepted ? `Welcome to ${companyName}` : 'Your request was declined'}
      footer={`You receive this because you asked to become a member of ${companyName}.`}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        {isAccepted
          ? `An owner has accepted your request: from now on you act for ${companyName}.`
          : `An owner of ${companyName} has declined your request. If that is a mistake, ask them to invite you.`}
      </MailText>
      <MailButton href={portalUrl}>Go to your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    companyName: 'Loomworks Mills',
    isAccepted: true,
    portalUrl: 'https://direct365.example/client/portal',
  },
});
