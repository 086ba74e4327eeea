import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { membershipAskedMailReference } from './references.ts';

export const membershipAskedMail = defineMail(membershipAskedMailReference, {
  subject: ({ name, companyName }) => `${name} asks to join ${companyName} on Direct365`,
  Body: ({ firstName, companyName, name, email, companyUrl }) => (
    <MailLayout
      preview={`${name} asks to become a member of ${companyName}.`}
      heading={`${name} asks to join ${companyName}`}
      footer={`You receive this because you are an owner of ${companyName}.`}
    >
      <MailText>Hello {firstName},</MailText>
      <MailText>
        {name} asks to become a member of {companyName} on Direct365. Their address is {email}, at a
        domain of your company, and they have confirmed it.
      </MailText>
      <MailText>
        An address alone lets no one in: accept only a colleague you know. You choose what they may
        do.
      </MailText>
      <MailButton href={companyUrl}>Answer the request</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Grace',
    companyName: 'Loomworks Mills',
    name: 'Ada Lovelace',
    email: 'ada@loomworks.example',
    companyUrl: 'https://direct365.example/company',
  },
});
