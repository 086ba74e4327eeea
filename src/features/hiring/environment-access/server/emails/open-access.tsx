import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailFooterText, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { openAccessNotification } from './references.ts';

type Props = z.output<typeof openAccessNotification.props>;

const what = ({ projectTitle, environments }: Props): string =>
  `“${projectTitle}” has ended, and the access of its consultant to ${
    environments.length === 1 ? '1 environment is' : `${environments.length} environments are`
  } not marked as returned.`;

export const openAccessMail = defineMail(openAccessNotification, {
  subject: ({ projectTitle }) => `Access is not returned: “${projectTitle}”`,
  Body: (props) => (
    <MailLayout
      preview={what(props)}
      heading={`Access is not returned: “${props.projectTitle}”`}
      footer={
        <MailFooterText>
          You receive this once, because the project was yours and its access list is open.
        </MailFooterText>
      }
    >
      <MailText>Hello {props.recipientFirstName || 'there'},</MailText>
      <MailText>{what(props)}</MailText>
      {props.environments.map((name) => (
        <MailText key={name}>• {name}</MailText>
      ))}
      <MailText>Please remove the access in your tenant, and mark each entry as returned.</MailText>
      <MailButton href={props.url}>Open the access list</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    projectTitle: 'Tune the month-end close',
    environments: ['Production (contoso.example)', 'Sandbox 2 (contoso.example)'],
    url: 'https://direct365.example/application/1',
  },
});
