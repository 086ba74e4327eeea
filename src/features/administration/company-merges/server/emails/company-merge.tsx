import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { companyMerge } from './references.ts';

export const companyMergeMail = defineMail(companyMerge, {
  subject: ({ companyName, formerName }) => `${formerName} is a part of ${companyName} now`,
  Body: ({ companyName, formerName, firstName, reason, pageUrl, contactUrl }) => (
    <MailLayout
      preview={`We have merged ${formerName} into ${companyName}.`}
      heading="Two companies are one now"
      footer={
        <MailFooterText>
          You receive this because you are an owner of {companyName} on Direct365.{' '}
          <MailFooterLink href={contactUrl}>How to reach us</MailFooterLink>
        </MailFooterText>
      }
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We have merged {formerName} into {companyName}. The members, projects and conversations of
        both are together now. Each member keeps their role; a member of both keeps the higher one.
      </MailText>
      <MailText>The reason: {reason}</MailText>
      <MailText>
        Please look at the members of your company. If this is a mistake, write to us.
      </MailText>
      <MailButton href={pageUrl}>Open your company</MailButton>
    </MailLayout>
  ),
  preview: {
    companyName: 'Loomworks Mills',
    formerName: 'Loomworks Mills (Leeds)',
    firstName: 'Grace',
    reason: 'Both accounts are of one business.',
    pageUrl: 'https://direct365.example/company',
    contactUrl: 'https://direct365.example/contact',
  },
});
