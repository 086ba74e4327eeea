import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { reviewNewsNotification } from './references.ts';

type Props = z.output<typeof reviewNewsNotification.props>;

const subjects: Record<Props['step'], (title: string) => string> = {
  asked: (title) => `How was ${title}?`,
  reminder: (title) => `There is still time to review: ${title}`,
  revealed: (title) => `The reviews of ${title} can be read`,
};

function whatToDo({ step, other, projectTitle, lastDay }: Props): string {
  const title = `“${projectTitle}”`;
  if (step === 'revealed')
    return `The reviews of ${title} can be read now, and do not change any more.`;
  return `${title} is completed. You can review the ${other} until the end of ${lastDay} (UTC). The ${other} reads your review when both are there, or when that day is over.`;
}

export const reviewNewsMail = defineMail(reviewNewsNotification, {
  subject: ({ step, projectTitle }) => subjects[step](`“${projectTitle}”`),
  Body: (props) => (
    <MailLayout
      preview={whatToDo(props)}
      heading={subjects[props.step](`“${props.projectTitle}”`)}
      footer="You receive this because the project was yours together."
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatToDo(props)}</MailText>
      <MailButton href={props.url}>
        {props.step === 'revealed' ? 'Read the reviews' : 'Write the review'}
      </MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    step: 'asked',
    other: 'client',
    lastDay: '24 March 2026',
    url: 'https://direct365.example/application/0/review',
  },
});
