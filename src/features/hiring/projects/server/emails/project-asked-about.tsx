import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { projectAskedAboutNotification } from './references.ts';

export const projectAskedAboutMail = defineMail(projectAskedAboutNotification, {
  subject: ({ projectTitle }) => `Is “${projectTitle}” still open?`,
  Body: ({ recipientFirstName, projectTitle, postedOn, closesOn, projectUrl }) => (
    <MailLayout
      preview={`It closes on ${closesOn}, unless you say that it is still open.`}
      heading="Is your project still open?"
      footer="You receive this because you posted the project."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Your project “{projectTitle}”, posted on {postedOn}, is open. Consultants put work into
        their applications, so we keep open only what its client stands by.
      </MailText>
      <MailText>
        Say that it is still open, and it stays so for another 30 days. Otherwise it closes on{' '}
        {closesOn}, and everyone who waits for an answer is notified.
      </MailText>
      <MailButton href={projectUrl}>It is still open</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    postedOn: '1 November 2026',
    closesOn: '1 December 2026',
    projectUrl: 'https://direct365.example/project/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
