import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { grounds } from '../../rules.ts';
import { reviewRemoved } from './references.ts';

export const reviewRemovedMail = defineMail(reviewRemoved, {
  subject: ({ projectTitle }) => `We have removed your review of “${projectTitle}”`,
  Body: ({ firstName, projectTitle, ground, reason, lastDay, decisionsUrl }) => (
    <MailLayout
      preview={`Your review of “${projectTitle}” can be read by you alone.`}
      heading="We have removed your review"
      footer={<MailFooterText>You receive this because you wrote the review.</MailFooterText>}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We have removed your review of “{projectTitle}”: others do not read it any more, and it does
        not count in a rating.
      </MailText>
      <MailText>The ground: {grounds.label(ground)}. The reason:</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>
        An admin has made this decision; no part of it was automated. You can appeal until {lastDay}
        , free of charge. Another admin answers within 14 days. You can also take it to a court or
        to a certified body for the settlement of disputes.
      </MailText>
      <MailButton href={decisionsUrl}>Read it or appeal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    projectTitle: 'Close the books sooner',
    ground: 'terms',
    reason:
      'It names a colleague of the other side in full. Our terms exclude personal data of others.',
    lastDay: '1 June 2027',
    decisionsUrl: 'https://direct365.example/account#decisions-about-your-content',
  },
});
