import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { accountGrounds, appealWays, decisionEffects, decisionTitles } from '../../rules.ts';
import { decisionMade } from './references.ts';

export const decisionMadeMail = defineMail(decisionMade, {
  subject: ({ kind, about }) => decisionTitles[kind](about),
  Body: ({ firstName, kind, about, ground, reason, lastDay, decisionsUrl }) => (
    <MailLayout
      preview={decisionEffects[kind]}
      heading="We have made a decision"
      footer="You receive this because the decision is about you."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {decisionTitles[kind](about)}. {decisionEffects[kind]}
      </MailText>
      <MailText>{ground && `The ground: ${accountGrounds.label(ground)}. `}The reason:</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailText>{appealWays(lastDay)}</MailText>
      <MailButton href={decisionsUrl}>Read it or appeal</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    kind: 'review-removed',
    about: 'Close the books sooner',
    ground: 'terms',
    reason:
      'It names a colleague of the other side in full. Our terms exclude personal data of others.',
    lastDay: '1 June 2027',
    decisionsUrl: 'https://direct365.example/account#decisions-about-you',
  },
});
