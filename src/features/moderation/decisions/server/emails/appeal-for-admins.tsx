import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { appealForAdmins } from './references.ts';

export const appealForAdminsMail = defineMail(appealForAdmins, {
  subject: ({ projectTitle }) => `Appeal: the review of “${projectTitle}”`,
  Body: ({ projectTitle, appeal, answerUntil, reportsUrl }) => (
    <MailLayout
      preview={`The author of a removed review of “${projectTitle}” appeals.`}
      heading="An appeal waits"
      footer={
        <MailFooterText>You receive this because you are an admin of Direct365.</MailFooterText>
      }
    >
      <MailText>
        The author of a removed review of “{projectTitle}” appeals. Please answer by {answerUntil}.
        The admin who removed it cannot.
      </MailText>
      <MailQuote>{appeal}</MailQuote>
      <MailButton href={reportsUrl}>Open the appeals</MailButton>
    </MailLayout>
  ),
  preview: {
    projectTitle: 'Close the books sooner',
    appeal: 'I named a company, not a person.',
    answerUntil: '14 December 2026',
    reportsUrl: 'https://direct365.example/admin/reports',
  },
});
