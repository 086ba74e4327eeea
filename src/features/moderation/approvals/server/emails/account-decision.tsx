import { appealWays } from '#features/moderation/decisions/rules.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { accountDecision } from './references.ts';

const words = {
  refused: {
    subject: 'About your Direct365 account',
    heading: 'Your account was not approved',
    opening: 'We have read your sign-up and cannot approve your account as it is.',
    after:
      'You can still sign in and change what you have told us. Write to us when you have, and we look again.',
    button: 'Open your portal',
  },
  revoked: {
    subject: 'Your Direct365 account is not approved any more',
    heading: 'Your approval was taken back',
    opening: 'We have taken back the approval of your account.',
    after:
      'You can still sign in, and everything of yours is kept. Write to us when something has changed, and we look again.',
    button: 'Open your portal',
  },
  suspended: {
    subject: 'Your Direct365 account is suspended',
    heading: 'Your account is suspended',
    opening:
      'We have suspended your account. You and your projects cannot be found, and you cannot use the site.',
    after:
      'Everything of yours is kept. A subscription goes on until you end it, which you still can. If this is a mistake, or once it is settled, write to us.',
    button: 'Read about it',
  },
  lifted: {
    subject: 'Your Direct365 account is open again',
    heading: 'Your account is open again',
    opening: 'The suspension of your account is lifted. Everything is as it was before.',
    after: '',
    button: 'Open your portal',
  },
} as const;

export const accountDecisionMail = defineMail(accountDecision, {
  subject: ({ decision }) => words[decision].subject,
  Body: ({ decision, firstName, reason, appeal, pageUrl, contactUrl }) => {
    const { heading, opening, after, button } = words[decision];
    return (
      <MailLayout
        preview={opening}
        heading={heading}
        footer={
          <MailFooterText>
            You receive this because you signed up to Direct365.{' '}
            <MailFooterLink href={contactUrl}>How to reach us</MailFooterLink>
          </MailFooterText>
        }
      >
        <MailText>Hello {firstName || 'there'},</MailText>
        <MailText>{opening}</MailText>
        {appeal && <MailText>The ground: {appeal.ground}.</MailText>}
        {reason && <MailText>The reason: {reason}</MailText>}
        {after && <MailText>{after}</MailText>}
        {appeal && <MailText>{appealWays(appeal.lastDay)}</MailText>}
        <MailButton href={pageUrl}>{button}</MailButton>
      </MailLayout>
    );
  },
  preview: {
    decision: 'suspended',
    userType: 'consultant',
    firstName: 'Ada',
    reason: 'Two certifications in your profile belong to another person.',
    appeal: { ground: 'It breaks our terms', lastDay: '1 June 2027' },
    pageUrl: 'https://direct365.example/account/suspended',
    contactUrl: 'https://direct365.example/contact',
  },
});
