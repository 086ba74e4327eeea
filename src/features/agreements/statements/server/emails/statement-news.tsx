import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { statementNotification } from './references.ts';

type Props = z.output<typeof statementNotification.props>;

const nameOf = ({ isChange }: Props): string => (isChange ? 'change order' : 'statement of work');

const subjects: Record<Props['step'], (name: string, title: string) => string> = {
  proposed: (name, title) => `Please read a ${name}: ${title}`,
  accepted: (name, title) => `The other side accepted the ${name}: ${title}`,
  signed: (name, title) => `Both sides accepted the ${name}: ${title}`,
  declined: (name, title) => `The ${name} was declined: ${title}`,
};

function whatHappened(props: Props): string {
  const about = `${nameOf(props)} for “${props.projectTitle}”`;
  switch (props.step) {
    case 'proposed':
      return `The other side proposed a ${about}. Please read it: you can accept it, decline it or propose something else.`;
    case 'accepted':
      return `The other side accepted the ${about}. It holds once you accept it, too.`;
    case 'signed':
      return `Both sides accepted the ${about}. It is signed and does not change any more. You can save it as a PDF or Word file.`;
    case 'declined':
      return `The other side declined the ${about}. You can propose another one.`;
  }
}

const subjectOf = (props: Props): string =>
  subjects[props.step](nameOf(props), `“${props.projectTitle}”`);

export const statementMail = defineMail(statementNotification, {
  subject: subjectOf,
  Body: (props) => (
    <MailLayout
      preview={whatHappened(props)}
      heading={subjectOf(props)}
      footer="You receive this because the project is yours, or because you sign for your company."
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{whatHappened(props)}</MailText>
      {props.reason && <MailQuote>{props.reason}</MailQuote>}
      <MailButton href={props.url}>Open the statement of work</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    step: 'proposed',
    isChange: false,
    reason: '',
    url: 'https://direct365.example/statement/1',
  },
});
