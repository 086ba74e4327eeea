import { appealWays } from '#features/moderation/decisions/rules.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { companyDecision } from './references.ts';

const words = {
  suspended: {
    heading: 'is suspended',
    opening:
      'We have suspended this company. Its projects cannot be found, and its members cannot act for it.',
    after:
      'All its data is kept. If this is a mistake, or once it is settled, an owner can write to us.',
    button: 'Read about it',
  },
  reinstated: {
    heading: 'is open again',
    opening: 'The suspension of this company is lifted. Everything is as it was before.',
    after: '',
    button: 'Open your portal',
  },
} as const;

export const companyDecisionMail = defineMail(companyDecision, {
  subject: ({ companyName, decision }) => `${companyName} ${words[decision].heading}`,
  Body: ({ decision, companyName, firstName, reason, appeal, pageUrl, contactUrl }) => {
    const { heading, opening, after, button } = words[decision];
    return (
      <MailLayout
        preview={opening}
        heading={`${companyName} ${heading}`}
        footer={
          <MailFooterText>
            You receive this because you act for {companyName} on Direct365.{' '}
            <MailFooterLink href={contactUrl}>How to reach us</MailFooterLink>
          </MailFooterText>
        }
      >
        <MailText>Hello {firstName || 'there'},</MailText>
        <MailText>{opening}</MailText>
        {appeal && <MailText>The ground: {appeal.ground}.</MailText>}
        {reason && <MailText>The reason: {reason}</MailText>}
        {after && <MailText>{after}</MailText>}
        {appeal && (
          <MailText>
            {appeal.isOwner
              ? appealWays(appeal.lastDay)
              : `An owner of the company can appeal until ${appeal.lastDay}.`}
          </MailText>
        )}
        <MailButton href={pageUrl}>{button}</MailButton>
      </MailLayout>
    );
  },
  preview: {
    decision: 'suspended',
    companyName: 'Loomworks Mills',
    firstName: 'Grace',
    reason: 'Two of your projects name a business that is not yours.',
    appeal: { ground: 'It breaks our terms', lastDay: '1 June 2027', isOwner: true },
    pageUrl: 'https://direct365.example/account/suspended',
    contactUrl: 'https://direct365.example/contact',
  },
});
