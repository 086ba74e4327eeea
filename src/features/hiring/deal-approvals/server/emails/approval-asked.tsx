import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { approvalAskedNotification } from './references.ts';

export const approvalAskedMail = defineMail(approvalAskedNotification, {
  subject: ({ projectTitle }) => `Your approval is asked for: “${projectTitle}”`,
  Body: ({ recipientFirstName, askedBy, consultantName, projectTitle, act, ...props }) => (
    <MailLayout
      preview={`${askedBy} asks for your approval.`}
      heading="Your approval is asked for"
      footer={
        <MailFooterText>
          You receive this because you may approve deals for your company. The first of those who
          may decides.
        </MailFooterText>
      }
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {act === 'acceptance'
          ? `${askedBy} would like to accept ${consultantName} for “${projectTitle}”, on these terms:`
          : `${askedBy} would like to make ${consultantName} an offer for “${projectTitle}”, on these terms:`}
      </MailText>
      {props.terms.length === 0 && <MailText>• Everything is left open</MailText>}
      {props.terms.map((term) => (
        <MailText key={term}>• {term}</MailText>
      ))}
      <MailText>
        {props.total === null
          ? `These terms name no total, and your company has a limit of ${props.limit}. The consultant does not know that it waits for you.`
          : `That comes to ${props.total}, and the limit of your company is ${props.limit}. The consultant does not know that it waits for you.`}
      </MailText>
      <MailButton href={props.url}>Approve or refuse</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Lee',
    askedBy: 'Dana Cole',
    consultantName: 'Ada L.',
    projectTitle: 'Tune the month-end close',
    act: 'acceptance',
    terms: ['Fixed price: $24,000', 'Start: 7 December 2026'],
    total: '$24,000',
    limit: '$20,000',
    url: 'https://direct365.example/application/3f0c9f8e-0000-4000-8000-000000000000',
  },
});
