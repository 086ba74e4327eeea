import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { timeSheetNotification } from './references.ts';

type Props = z.output<typeof timeSheetNotification.props>;

const subjects: Record<Props['step'], (title: string) => string> = {
  set: (title) => `Time sheet for ${title}`,
  submitted: (title) => `Please approve a week: ${title}`,
  approved: (title) => `Week approved: ${title}`,
  returned: (title) => `Week returned: ${title}`,
  'cap-near': (title) => `80 % of the cap reached: ${title}`,
  'cap-reached': (title) => `Cap reached: ${title}`,
};

function whatHappened({ step, projectTitle, week, amount }: Props): string {
  const title = `“${projectTitle}”`;
  switch (step) {
    case 'set':
      return `The client switched on a time sheet for ${title}. You can enter your time and submit it week by week.`;
    case 'submitted':
      return `The consultant submitted the week from ${week} of ${title}: ${amount}. Please approve it, or return it with a reason.`;
    case 'approved':
      return `The client approved the week from ${week} of ${title}: ${amount}.`;
    case 'returned':
      return `The client returned the week from ${week} of ${title}. You can change it and submit it again.`;
    case 'cap-near':
      return `The submitted and approved time of ${title} has reached 80 % of the cap of ${amount}.`;
    case 'cap-reached':
      return `The submitted and approved time of ${title} has reached the cap of ${amount}.`;
  }
}

export const timeSheetMail = defineMail(timeSheetNotification, {
  subject: ({ step, projectTitle }) => subjects[step](`“${projectTitle}”`),
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={subjects[props.step](`“${props.projectTitle}”`)}
      footer="You receive this because the project is yours together."
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.reason && <MailQuote>{props.reason}</MailQuote>}
      <MailButton href={props.url}>
        {props.step === 'submitted' ? 'Read the week' : 'Open the project'}
      </MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    step: 'submitted',
    week: '2 March 2026',
    amount: '37.5 hours',
    reason: '',
    url: 'https://direct365.example/time-sheet/1',
  },
});
