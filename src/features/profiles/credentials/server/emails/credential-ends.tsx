import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { credentialEndsNotification } from './references.ts';

export const credentialEndsMail = defineMail(credentialEndsNotification, {
  subject: ({ certification, stage }) =>
    stage === 0 ? `Expired: ${certification}` : `Expires soon: ${certification}`,
  Body: ({ firstName, certification, expiresOn, stage, credentialsUrl }) => {
    const day = dayInWords(expiresOn);
    const hasEnded = stage === 0;
    return (
      <MailLayout
        preview={
          hasEnded ? 'Once it is renewed, give us the new evidence.' : `Its last day is ${day}.`
        }
        heading={hasEnded ? 'Your certification has expired' : 'Your certification expires soon'}
        footer="You receive this because you gave us the evidence for this certification. We write 30 and 7 days before it expires, and once it has."
      >
        <MailText>Hello {firstName || 'there'},</MailText>
        <MailText>
          {hasEnded
            ? `“${certification}” expired after ${day} and does not count as verified. Once it is renewed, give us the new evidence.`
            : `“${certification}” expires after ${day}. Renew it in time, and give us the new evidence.`}
        </MailText>
        <MailButton href={credentialsUrl}>See your credentials</MailButton>
      </MailLayout>
    );
  },
  preview: {
    firstName: 'Ada',
    certification: 'Power BI Data Analyst Associate (PL-300)',
    expiresOn: '2027-11-21',
    stage: 30,
    credentialsUrl: 'https://direct365.example/consultant/credentials',
  },
});
