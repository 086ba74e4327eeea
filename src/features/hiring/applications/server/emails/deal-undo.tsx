import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { undoneWithinDays } from '../../rules/life-cycle.ts';
import { dealUndoNotification } from './references.ts';

type Props = z.output<typeof dealUndoNotification.props>;

const headings: Record<Props['step'], string> = {
  asked: 'You are asked to undo an acceptance',
  undone: 'The acceptance was undone',
  kept: 'The acceptance stays',
};

function whatHappened({ step, from, projectTitle }: Props): string {
  switch (step) {
    case 'asked':
      return `The ${from} of “${projectTitle}” asks you to undo the acceptance. If you agree, the project is open again.`;
    case 'undone':
      return `You have both undone the acceptance for “${projectTitle}”. The project is open again.`;
    case 'kept':
      return `The ${from} of “${projectTitle}” keeps the acceptance. Nothing was undone.`;
  }
}

export const dealUndoMail = defineMail(dealUndoNotification, {
  subject: ({ step, projectTitle }) => `${headings[step]}: “${projectTitle}”`,
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={headings[props.step]}
      footer={
        <MailFooterText>You receive this because the project is yours together.</MailFooterText>
      }
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.step === 'asked' && (
        <MailText>
          This is possible within {undoneWithinDays} days of the acceptance. Without your answer the
          acceptance stays.
        </MailText>
      )}
      <MailButton href={props.url}>
        {props.step === 'asked' ? 'Answer' : 'Open the application'}
      </MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    projectTitle: 'Tune the month-end close',
    from: 'client',
    step: 'asked',
    url: 'https://direct365.example/consultant/portal',
  },
});
