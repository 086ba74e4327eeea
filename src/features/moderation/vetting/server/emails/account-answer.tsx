import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { accountAnswer } from './references.ts';

export const accountAnswerMail = defineMail(accountAnswer, {
  subject: ({ name }) => `${name} has answered`,
  Body: ({ name, question, answer, userUrl }) => (
    <MailLayout
      preview={`${name} has answered a question about their account.`}
      heading={`${name} has answered`}
      footer="You receive this because you are an admin of Direct365."
    >
      <MailText>The question was:</MailText>
      <MailQuote>{question}</MailQuote>
      <MailText>The answer is:</MailText>
      <MailQuote>{answer}</MailQuote>
      <MailButton href={userUrl}>Open the account</MailButton>
    </MailLayout>
  ),
  preview: {
    name: 'Ada Example',
    question: 'Which of the portfolio projects did you lead yourself?',
    answer: 'The second and the third.',
    userUrl: 'https://direct365.example/admin/users/00000000-0000-4000-8000-000000000000',
  },
});
