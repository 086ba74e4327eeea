import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailQuote, MailText } from '#lib/mail/layout.tsx';
import { serviceRequestForAdmins } from './references.ts';

export const serviceRequestForAdminsMail = defineMail(serviceRequestForAdmins, {
  subject: ({ service, name }) => `${service}: a request from ${name}`,
  Body: ({ service, name, company, email, phone, message, isLastOfDay, requestsUrl }) => (
    <MailLayout
      preview={`${name} waits for an answer.`}
      heading={`A request: ${service}`}
      footer="You receive this because you are an admin of Direct365."
    >
      <MailText>
        {name}
        {company && `, ${company}`} asks for: {service}.
      </MailText>
      <MailQuote>{message}</MailQuote>
      <MailText>
        Answer to {email}
        {phone && `, or call ${phone}`}. Then mark the request as answered.
      </MailText>
      {isLastOfDay && (
        <MailText>
          Very many requests came within a day. Further ones come without a mail until there are
          fewer: please look at the list.
        </MailText>
      )}
      <MailButton href={requestsUrl}>Open the requests</MailButton>
    </MailLayout>
  ),
  preview: {
    service: 'Interview arrangement',
    name: 'Ada Example',
    company: 'Example Ltd',
    email: 'ada@example.test',
    phone: '020 7946 0000',
    message: 'We would like to meet three consultants next week.',
    isLastOfDay: true,
    requestsUrl: 'https://direct365.example/admin/service-requests',
  },
});
