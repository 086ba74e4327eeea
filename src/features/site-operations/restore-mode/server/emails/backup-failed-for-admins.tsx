import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { backupFailedForAdmins } from './references.ts';

export const backupFailedForAdminsMail = defineMail(backupFailedForAdmins, {
  subject: () => 'A backup of Direct365 was not made',
  Body: ({ reason, lastBackupOn }) => (
    <MailLayout
      preview="It is tried again every hour."
      heading="A backup was not made"
      footer="You receive this mail as an admin of Direct365."
    >
      <MailText>{reason}</MailText>
      <MailText>
        {lastBackupOn ? `The last whole backup is of ${lastBackupOn}.` : 'There is no backup yet.'}{' '}
        It is tried again every hour; until it succeeds, a mail like this comes once a day.
      </MailText>
    </MailLayout>
  ),
  preview: {
    reason: 'The backup could not be written to /srv/backups: the disk is full.',
    lastBackupOn: '22 November 2026',
  },
});
