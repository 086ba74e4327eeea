import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { decisionTitles } from '../../rules.ts';
import { appealAnswered } from './references.ts';

const words = {
  upheld: 'Another admin has looked at our decision, and it stands.',
  reversed: 'Another admin has looked at our decision and taken it back.',
} as const;

export const appealAnsweredMail = defineMail(appealAnswered, {
  subject: ({ outcome }) =>
    outcome === 'upheld'
      ? 'Your appeal: the decision stands'
      : 'Your appeal: we take the decision back',
  Body: ({ firstName, kind, about, outcome, answer, decisionsUrl }) => (
    <MailLayout
      preview={words[outcome]}
      heading="We have answered your appeal"
      footer="You receive this because you appealed."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        You appealed against a decision: {decisionTitles[kind](about)}. {words[outcome]}
      </MailText>
      <MailQuote>{answer}</MailQuote>
      <MailButton href={decisionsUrl}>Read it</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    kind: 'review-removed',
    about: 'Close the books sooner',
    outcome: 'reversed',
    answer: 'The name is that of the company, not of a person. The review stands.',
    decisionsUrl: 'https://direct365.example/account#decisions-about-you',
  },
});
