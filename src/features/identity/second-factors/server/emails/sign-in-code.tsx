import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { signInCode } from './references.ts';

export const signInCodeMail = defineMail(signInCode, {
  subject: ({ code }) => `${code} is your Direct365 code`,
  Body: ({ code }) => (
    <MailLayout
      preview="It works once, for ten minutes."
      heading="Your code"
      footer="If you did not ask for it, you need do nothing. We never ask for a code: do not give it to anyone."
    >
      <MailText>Type this code on the page that asked for it:</MailText>
      <MailText>{code}</MailText>
      <MailText>It works once, for ten minutes.</MailText>
    </MailLayout>
  ),
  preview: { code: '314159' },
});
