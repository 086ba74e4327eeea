import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import type { SecurityChange } from '../../rules/security-changes.ts';
import { securityAlert } from './references.ts';

const words: Record<SecurityChange, { subject: string; text: string }> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other devices were signed out, and API keys, connected apps and calendar addresses of before do not work any more.',
  },
  'password-reset': {
    subject: 'Your password was changed',
    text: 'A new password was chosen by a link from a mail. All devices were signed out, and API keys, connected apps and calendar addresses of before do not work any more.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: 'The address of your account was changed, after it was confirmed at the old and at the new address.',
  },
  'factor-added': {
    subject: 'Two-step sign-in: a factor was added',
    text: 'A second factor was added to your account. Signing in by password asks for it from now on.',
  },
  'factor-removed': {
    subject: 'Two-step sign-in: a factor was removed',
    text: 'A second factor was removed from your account.',
  },
  'backup-codes-made': {
    subject: 'New backup codes were made',
    text: 'New backup codes were made for your account. Older ones do not work any more.',
  },
  'backup-code-used': {
    subject: 'A backup code was used',
    text: 'A backup code was used to sign in to your account. Each code works once.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    text: 'A passkey was added to your account. It signs in without a password.',
  },
  'passkey-renamed': {
    subject: 'A passkey was renamed',
    text: 'A passkey of your account has another name now. What it opens is the same as before.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'A passkey was removed from your account. It does not sign in any more.',
  },
  'passkey-copied': {
    subject: 'A passkey was refused',
    text: 'We refused a sign-in with one of your passkeys, because there may be a copy of it. That passkey does not sign in any more: your account settings say which. Please remove it, and add another one.',
  },
  'api-key-made': {
    subject: 'An API key was made',
    text: 'An API key was made for your account. A program that has it reads, and where the key says so changes, what is yours here.',
  },
  'api-key-revoked': {
    subject: 'An API key was revoked',
    text: 'An API key of your account was revoked. The program that has it does not get in any more.',
  },
  'api-keys-revoked': {
    subject: 'Your API keys were revoked',
    text: 'The operator of this site has revoked all API keys of your account. Programs that use them can no longer sign in.',
  },
  'app-connected': {
    subject: 'An app was connected',
    text: 'An app was connected to your account. It reads, and where you allowed it changes, what is yours here. Your account settings list it under Connected apps.',
  },
  'app-disconnected': {
    subject: 'An app was disconnected',
    text: 'An app was disconnected from your account. It has no access any more.',
  },
  'apps-disconnected': {
    subject: 'Your connected apps were disconnected',
    text: 'The operator of this site has disconnected all apps from your account. They have no access any more.',
  },
  'calendar-address-made': {
    subject: 'A calendar address was made',
    text: 'A secret address was made for your account. A calendar that has it reads your calls: when and with whom they are, and the links to them. An earlier address has ended.',
  },
  'microsoft-connected': {
    subject: 'A Microsoft account was connected',
    text: 'A Microsoft account was connected with your account here. It signs in from now on. If this was not you, disconnect it in your account settings as well: a new password does not do that.',
  },
  'microsoft-disconnected': {
    subject: 'A Microsoft account was disconnected',
    text: 'A Microsoft account was disconnected from your account here. It does not sign in any more.',
  },
  'signed-out': {
    subject: 'You were signed out everywhere',
    text: 'The operator of this site has ended all sessions of your account. Sign in again to go on.',
  },
};

export const securityAlertMail = defineMail(securityAlert, {
  subject: ({ change }) => `${words[change].subject} · Direct365`,
  Body: ({ firstName, change, settingsUrl, resetUrl }) => (
    <MailLayout
      preview="If this was you, you need do nothing."
      heading={words[change].subject}
      footer={`If this was not you, choose a new password now: ${resetUrl}. That ends all sessions.`}
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>{words[change].text}</MailText>
      <MailText>If this was you, you need do nothing.</MailText>
      <MailButton href={settingsUrl}>Look at your account</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    change: 'password-changed',
    settingsUrl: 'https://direct365.example/account',
    resetUrl: 'https://direct365.example/auth/forgot-password',
  },
});
