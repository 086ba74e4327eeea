import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { milestoneNotification } from './references.ts';

type Props = z.output<typeof milestoneNotification.props>;

const subjects: Record<Props['step'], (title: string) => string> = {
  delivered: (title) => `Milestone delivered: ${title}`,
  returned: (title) => `Milestone returned: ${title}`,
  accepted: (title) => `Milestone accepted: ${title}`,
};

const subjectOf = ({ step, projectTitle }: Props) => subjects[step](`“${projectTitle}”`);

function whatHappened({ step, projectTitle, name, amount }: Props): string {
  const milestone = `“${name}”${amount && ` (${amount})`} of “${projectTitle}”`;
  switch (step) {
    case 'delivered':
      return `The consultant delivered the milestone ${milestone}. Please accept it, or return it with a reason.`;
    case 'returned':
      return `The client returned the milestone ${milestone}. You can deliver it again.`;
    case 'accepted':
      return `The client accepted the milestone ${milestone}.`;
  }
}

export const milestoneMail = defineMail(milestoneNotification, {
  subject: subjectOf,
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={subjectOf(props)}
      footer="You receive this because the project is yours together."
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.words && <MailQuote>{props.words}</MailQuote>}
      <MailButton href={props.url}>Open the Milestones</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    step: 'delivered',
    name: 'Close calendar',
    amount: 'EUR 4,000',
    words: 'The calendar is in the shared folder.',
    url: 'https://direct365.example/application/1/statement',
  },
});
