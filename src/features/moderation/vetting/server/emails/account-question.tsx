import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { accountQuestion } from './references.ts';

export const accountQuestionMail = defineMail(accountQuestion, {
  subject: () => 'A question about your Direct365 account',
  Body: ({ firstName, question, portalUrl }) => (
    <MailLayout
      preview="We have a question before we go on."
      heading="A question about your account"
      footer="You receive this because you signed up to Direct365."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>We are reading your account and would like to know:</MailText>
      <MailQuote>{question}</MailQuote>
      <MailText>
        Please sign in and answer in your portal. We go on as soon as we have read it.
      </MailText>
      <MailButton href={portalUrl}>Answer in your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    question: 'Which of the portfolio projects did you lead yourself?',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
