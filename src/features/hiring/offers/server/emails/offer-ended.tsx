import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { offerEndedNotification } from './references.ts';

type Props = z.output<typeof offerEndedNotification.props>;

const headings: Record<Props['as'], string> = {
  withdrawn: 'The offer was withdrawn',
  accepted: 'Your offer was accepted',
  declined: 'Your offer was declined',
  countered: 'Your offer was answered with other terms',
  expired: 'Your offer has expired',
};

function whatHappened({ as, consultantName, projectTitle }: Props): string {
  const consultant = consultantName ?? 'The consultant';
  switch (as) {
    case 'withdrawn':
      return `The client of “${projectTitle}” has withdrawn the offer. Your application is still pending.`;
    case 'accepted':
      return `${consultant} has accepted your offer. “${projectTitle}” is in progress.`;
    case 'declined':
      return `${consultant} has declined your offer for “${projectTitle}”. The application is still pending.`;
    case 'countered':
      return `${consultant} proposes other terms for “${projectTitle}”. You can accept them, or make another offer.`;
    case 'expired':
      return `${consultant} has not answered your offer for “${projectTitle}” in time. The application is still pending.`;
  }
}

export const offerEndedMail = defineMail(offerEndedNotification, {
  subject: ({ as, projectTitle }) => `${headings[as]}: “${projectTitle}”`,
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={headings[props.as]}
      footer={
        <MailFooterText>
          You receive this because an offer between the two of you has ended.
        </MailFooterText>
      }
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.terms.map((term) => (
        <MailText key={term}>• {term}</MailText>
      ))}
      {props.answer && <MailQuote>{props.answer}</MailQuote>}
      <MailButton href={props.url}>Open the application</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    as: 'countered',
    consultantName: 'Ada L.',
    terms: ['Rate: $130 an hour', 'Start: 14 December 2026'],
    answer: 'A week later suits me better.',
    url: 'https://direct365.example/client/portal',
  },
});
