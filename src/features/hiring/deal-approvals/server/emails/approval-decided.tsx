import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { approvalDecidedNotification } from './references.ts';

type Props = z.output<typeof approvalDecidedNotification.props>;

const headings = { approved: 'It was approved', refused: 'It was not approved' } as const;

function whatHappened({ as, act, decidedBy, consultantName, projectTitle }: Props): string {
  if (as === 'refused') {
    return act === 'acceptance'
      ? `${decidedBy} has not approved that you accept ${consultantName} for “${projectTitle}”. The application is still pending.`
      : `${decidedBy} has not approved your offer to ${consultantName} for “${projectTitle}”. It did not go out.`;
  }
  return act === 'acceptance'
    ? `${decidedBy} has approved it: ${consultantName} is accepted for “${projectTitle}”.`
    : `${decidedBy} has approved it: your offer for “${projectTitle}” has gone out to ${consultantName}.`;
}

export const approvalDecidedMail = defineMail(approvalDecidedNotification, {
  subject: ({ as, projectTitle }) => `${headings[as]}: “${projectTitle}”`,
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={headings[props.as]}
      footer="You receive this because you asked for the approval."
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.reason && <MailQuote>{props.reason}</MailQuote>}
      <MailButton href={props.url}>Open the application</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Dana',
    as: 'refused',
    decidedBy: 'Lee Frost',
    consultantName: 'Ada L.',
    projectTitle: 'Tune the month-end close',
    act: 'acceptance',
    reason: 'Please agree on a lower price, or on two steps.',
    url: 'https://direct365.example/application/3f0c9f8e-0000-4000-8000-000000000000',
  },
});
