import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { referenceAnsweredMailReference } from './references.ts';

export const referenceAnsweredMail = defineMail(referenceAnsweredMailReference, {
  subject: ({ companyName, isConfirmed }) =>
    isConfirmed
      ? `${companyName} has confirmed your reference`
      : `${companyName} has declined your request for a reference`,
  Body: ({ firstName, companyName, isConfirmed, url }) => (
    <MailLayout
      preview={isConfirmed ? 'Clients can read it.' : 'You cannot ask this address again.'}
      heading={isConfirmed ? 'Your reference is confirmed' : 'Your request was declined'}
      footer="You receive this because you asked for a reference."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {isConfirmed
          ? `Your former client at ${companyName} has confirmed that you worked together. Clients can read it.`
          : `Your former client at ${companyName} has declined. You cannot ask this address again.`}
      </MailText>
      <MailButton href={url}>Go to your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    companyName: 'Loomworks Mills',
    isConfirmed: true,
    url: 'https://direct365.example/consultant/credentials',
  },
});
