import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { webhookStoppedMail } from './references.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const webhookStoppedTemplate = defineMail(webhookStoppedMail, {
  subject: ({ webhookName }) => `Your webhook “${webhookName}” was stopped · Direct365`,
  Body: ({ firstName, webhookName, failingSince, webhooksUrl }) => (
    <MailLayout
      preview="It has taken no event for a week. Turn it on again once its address works."
      heading="One of your webhooks was stopped"
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        Your webhook “{webhookName}” has taken no event since {day.format(new Date(failingSince))}.
        We send nothing more to it.
      </MailText>
      <MailText>
        Its log shows what the address answered. Once it works, turn the webhook on again. You can
        send the missed events of the last 30 days from the log.
      </MailText>
      <MailButton href={webhooksUrl}>See my webhooks</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    webhookName: 'CRM',
    failingSince: '2027-02-14T14:02:00.000Z',
    webhooksUrl: 'https://direct365.example/account/webhooks',
  },
});
