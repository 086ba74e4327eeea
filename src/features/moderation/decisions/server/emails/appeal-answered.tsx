import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { appealAnswered } from './references.ts';

const words = {
  upheld: 'Another admin has looked at our decision, and it stands.',
  reversed:
    'Another admin has looked at our decision and taken it back: your review can be read again.',
} as const;

export const appealAnsweredMail = defineMail(appealAnswered, {
  subject: ({ projectTitle }) => `Your appeal about “${projectTitle}”`,
  Body: ({ firstName, projectTitle, outcome, answer, decisionsUrl }) => (
    <MailLayout
      preview={words[outcome]}
      heading="We have answered your appeal"
      footer={<MailFooterText>You receive this because you appealed.</MailFooterText>}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        You appealed against the removal of your review of “{projectTitle}”. {words[outcome]}
      </MailText>
      <MailQuote>{answer}</MailQuote>
      <MailButton href={decisionsUrl}>Read it</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    projectTitle: 'Close the books sooner',
    outcome: 'reversed',
    answer: 'The name is that of the company, not of a person. The review stands.',
    decisionsUrl: 'https://direct365.example/account#decisions-about-your-content',
  },
});
