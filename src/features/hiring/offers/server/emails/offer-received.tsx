import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { offerReceivedNotification } from './references.ts';

export const offerReceivedMail = defineMail(offerReceivedNotification, {
  subject: ({ projectTitle }) => `You have an offer for “${projectTitle}”`,
  Body: ({ recipientFirstName, companyName, projectTitle, terms, message, until, portalUrl }) => (
    <MailLayout
      preview={`${companyName} offers you terms. Please answer until ${until}.`}
      heading="You have an offer"
      footer="You receive this because you applied."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        {companyName} would like to work with you on “{projectTitle}”, on these terms:
      </MailText>
      {terms.map((term) => (
        <MailText key={term}>• {term}</MailText>
      ))}
      {message && <MailQuote>{message}</MailQuote>}
      <MailText>
        You can accept it, answer with other terms, or decline it. The offer stands until {until}.
      </MailText>
      <MailButton href={portalUrl}>Answer the offer</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Ada',
    companyName: 'Loomworks Mills',
    projectTitle: 'Tune the month-end close',
    terms: ['Rate: $120 an hour', 'Start: 7 December 2026', 'Days a week: 3 days'],
    message: 'Could you start a week earlier?',
    until: '4 December 2026',
    portalUrl: 'https://direct365.example/consultant/portal',
  },
});
