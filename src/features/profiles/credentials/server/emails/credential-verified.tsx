import { dayInWords } from '#lib/calendar-days.ts';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { credentialVerifiedNotification } from './references.ts';

export const credentialVerifiedMail = defineMail(credentialVerifiedNotification, {
  subject: ({ certification }) => `Verified: ${certification}`,
  Body: ({ firstName, certification, expiresOn, credentialsUrl }) => (
    <MailLayout
      preview="Your certification now carries the verified badge."
      heading="Your certification is verified"
      footer="You receive this because you asked us to check it."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        We have checked your evidence for “{certification}”. It is verified, and clients see that on
        your profile.
      </MailText>
      {expiresOn && (
        <MailText>
          It counts until {dayInWords(expiresOn)}. Once you have renewed it, give us the new date.
        </MailText>
      )}
      <MailButton href={credentialsUrl}>See your credentials</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    certification: 'Power BI Data Analyst Associate (PL-300)',
    expiresOn: '2027-11-21',
    credentialsUrl: 'https://direct365.example/consultant/credentials',
  },
});
