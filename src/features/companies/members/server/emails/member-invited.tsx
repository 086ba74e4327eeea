import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { memberInvitedMailReference } from './references.ts';

export const memberInvitedMail = defineMail(memberInvitedMailReference, {
  subject: ({ companyName }) => `You are invited to act for ${companyName} on Direct365`,
  Body: ({ companyName, invitedBy, roleSays, until, invitationUrl }) => (
    <MailLayout
      preview={`${invitedBy ?? 'An owner'} invites you to ${companyName}.`}
      heading={`An invitation to ${companyName}`}
      footer={
        <MailFooterText>
          You receive this because {invitedBy ?? `an owner of ${companyName}`} entered your address.
          If you do not know them, ignore this mail: nothing happens without your yes.
        </MailFooterText>
      }
    >
      <MailText>Hello,</MailText>
      <MailText>
        {invitedBy ?? 'An owner'} invites you to act for {companyName} on Direct365. {roleSays}
      </MailText>
      <MailText>
        Sign in or sign up as a client with this address to accept. The invitation is good until{' '}
        {until}.
      </MailText>
      <MailButton href={invitationUrl}>Read the invitation</MailButton>
    </MailLayout>
  ),
  preview: {
    companyName: 'Loomworks Mills',
    invitedBy: 'Grace Hopper',
    roleSays:
      'You can post projects, invite consultants, write to them and decide about applications.',
    until: '6 December 2026',
    invitationUrl:
      'https://direct365.example/company/invitation/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
