import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { reportReversedMailed } from './references.ts';

export const reportReversedMail = defineMail(reportReversedMailed, {
  subject: ({ about }) => `We do not act on your report of ${about} any more`,
  Body: ({ firstName, about }) => (
    <MailLayout
      preview="Our decision was taken back on appeal."
      heading="We have looked at your report again"
      footer="You receive this because you sent us a report."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        You reported {about}, and we upheld your report. There was an appeal against that decision.
        Another admin has looked at it, found nothing to act on, and taken the decision back.
      </MailText>
      <MailText>
        This is our answer to the appeal, so you cannot appeal against it here. You can take it to a
        court or to a certified body for the settlement of disputes.
      </MailText>
    </MailLayout>
  ),
  preview: { firstName: 'Casey', about: 'a review about “Close the books sooner”' },
});
