import { defineMail } from '#lib/mail/define-mail.ts';
import {
  MailButton,
  MailFooterLink,
  MailFooterText,
  MailLayout,
  MailText,
} from '#lib/mail/layout.tsx';
import { projectUnconfirmedNotice } from './references.ts';

export const projectUnconfirmedMail = defineMail(projectUnconfirmedNotice, {
  subject: ({ projectTitle }) => `Your project “${projectTitle}” was closed`,
  Body: ({ recipientFirstName, projectTitle, told, projectUrl, postUrl }) => (
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
        {toldText(told)}
      </MailText>
      <MailText>You still need a consultant? Post the project again at any time.</MailText>
      <MailButton href={postUrl}>Post a project</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    told: 3,
    projectUrl: 'https://direct365.example/project/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
    postUrl: 'https://direct365.example/post-project',
  },
});

function toldText(told: number): string {
  if (told === 0) return 'No consultant was waiting for an answer.';
  return told === 1
    ? 'The consultant who waited for an answer has been told.'
    : `The ${told} consultants who waited for an answer have been told.`;
}
