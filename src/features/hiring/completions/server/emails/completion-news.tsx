import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { answerWithinDays } from '../../rules.ts';
import { completionNewsNotification } from './references.ts';

type Props = z.output<typeof completionNewsNotification.props>;

const subjects: Record<Props['step'], (title: string) => string> = {
  proposed: (title) => `Is ${title} completed?`,
  reminder: (title) => `Reminder: is ${title} completed?`,
  'taken-back': (title) => `${title} goes on`,
  missing: (title) => `Something is missing: ${title}`,
  confirmed: (title) => `${title} is completed`,
  'no-answer': (title) => `${title} is completed`,
};

function whatHappened({ step, other, projectTitle, answerBy }: Props): string {
  const title = `“${projectTitle}”`;
  switch (step) {
    case 'proposed':
      return `The ${other} proposes that ${title} is completed. Please confirm it, or say what is missing, until ${answerBy}. Without an answer it is completed.`;
    case 'reminder':
      return `The ${other} proposed that ${title} is completed, and waits for your answer. Please confirm it, or say what is missing, until ${answerBy}. Without an answer it is completed.`;
    case 'taken-back':
      return `The ${other} took back the proposal that ${title} is completed. The work goes on.`;
    case 'missing':
      return `The ${other} says that something is missing in ${title}. The work goes on, and both of you can propose again that it is completed.`;
    case 'confirmed':
      return `The ${other} confirmed that ${title} is completed.`;
    case 'no-answer':
      return `The proposal that ${title} is completed had no answer for ${answerWithinDays} days. So it is completed.`;
  }
}

const asks: readonly Props['step'][] = ['proposed', 'reminder'];

export const completionNewsMail = defineMail(completionNewsNotification, {
  subject: ({ step, projectTitle }) => subjects[step](`“${projectTitle}”`),
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={subjects[props.step](`“${props.projectTitle}”`)}
      footer={
        <MailFooterText>You receive this because the project is yours together.</MailFooterText>
      }
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {asks.includes(props.step) && props.openPoints && (
        <>
          <MailText>Open points:</MailText>
          <MailQuote>{props.openPoints}</MailQuote>
        </>
      )}
      {props.step === 'missing' && <MailQuote>{props.missing}</MailQuote>}
      <MailButton href={props.url}>
        {asks.includes(props.step) ? 'Answer' : 'Open the project'}
      </MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    step: 'proposed',
    other: 'client',
    openPoints: 'The handbook lacks the last chapter.',
    missing: '',
    answerBy: '10 March 2026',
    url: 'https://direct365.example/consultant/portal',
  },
});
