import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { decisionKinds, decisionTitles } from '../../rules.ts';
import { appealForAdmins } from './references.ts';

export const appealForAdminsMail = defineMail(appealForAdmins, {
  subject: ({ kind, name }) => `Appeal: ${decisionKinds.label(kind).toLowerCase()}, ${name}`,
  Body: ({ kind, about, name, appeal, answerUntil, reportsUrl }) => (
    <MailLayout
      preview={`${name} appeals.`}
      heading="An appeal waits"
      footer="You receive this because you are an admin of Direct365."
    >
      <MailText>
        {name} appeals against a decision: {decisionTitles[kind](about)}. Please answer by{' '}
        {answerUntil}. The admin who decided cannot.
      </MailText>
      <MailQuote>{appeal}</MailQuote>
      <MailButton href={reportsUrl}>Open the appeals</MailButton>
    </MailLayout>
  ),
  preview: {
    kind: 'review-removed',
    about: 'Close the books sooner',
    name: 'Ada Example',
    appeal: 'I named a company, not a person.',
    answerUntil: '14 December 2026',
    reportsUrl: 'https://direct365.example/admin/reports',
  },
});
