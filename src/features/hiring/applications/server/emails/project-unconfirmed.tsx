import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { projectUnconfirmedNotification } from './references.ts';

export const projectUnconfirmedMail = defineMail(projectUnconfirmedNotification, {
  subject: ({ projectTitle }) => `Your project “${projectTitle}” was closed`,
  Body: ({ recipientFirstName, projectTitle, notified, projectUrl, postUrl }) => (
    <MailLayout
      preview="You did not say that it is still open."
      heading="Your project was closed"
      footer={
        <>
          <MailFooterText>You receive this because you posted the project.</MailFooterText>
          <MailFooterText>
            <MailFooterLink href={projectUrl}>See the project</MailFooterLink>
          </MailFooterText>
        </>
      }
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        We asked whether “{projectTitle}” is still open and had no answer, so we have closed it.{' '}
        {confirmationText(notified)}
      </MailText>
      <MailText>You still need a consultant? Post the project again at any time.</MailText>
      <MailButton href={postUrl}>Post a project</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    notified: 3,
    projectUrl: 'https://direct365.example/project/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
    postUrl: 'https://direct365.example/post-project',
  },
});

function confirmationText(notified: number): string {
  if (notified === 0) return 'No consultant was waiting for an answer.';
  return notified === 1
    ? 'The consultant who waited for an answer has been notified.'
    : `The ${notified} consultants who waited for an answer have been notified.`;
}
