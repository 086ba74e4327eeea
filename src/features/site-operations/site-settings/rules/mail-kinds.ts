/** What mails are about, each kind with a usual sender of its own. */
export const mailKinds = ['account', 'work', 'billing', 'announcement', 'operator'] as const;
export type MailKind = (typeof mailKinds)[number];

const kindByMail: Readonly<Record<string, MailKind>> = {
  'application-submitted': 'work',
  'application-withdrawn': 'work',
  'application-accepted': 'work',
  'application-rejected': 'work',
  'application-news': 'work',
  'deal-undo': 'work',
  'offer-received': 'work',
  'offer-ended': 'work',
  'applied-project-cancelled': 'work',
  'application-unanswered': 'work',
  'applied-project-closed': 'work',
  'answers-owed': 'work',
  'notification-digest': 'work',
  'project-asked-about': 'work',
  'project-unconfirmed': 'work',
  'project-completed': 'work',
  'project-cancelled': 'work',
  'service-request-received': 'work',
  'subscription-started': 'billing',
  'trial-started': 'billing',
  'trial-ending': 'billing',
  'payment-receipt': 'billing',
  'payment-failed': 'billing',
  'subscription-on-hold': 'billing',
  'subscription-cancelled': 'billing',
  'second-subscription-cancelled': 'billing',
  'subscription-ended': 'billing',
  'referral-joined': 'billing',
  'free-month-credited': 'billing',
  'free-month-waiting': 'billing',
  'free-month-taken-back': 'billing',
  'mail-blast': 'announcement',
  'backup-failed-for-admins': 'operator',
  'billing-repaired': 'operator',
  'account-answer': 'operator',
  'new-registration': 'operator',
  'report-for-admins': 'operator',
  'service-request-for-admins': 'operator',
};

/** The mails that are named here. */
export const mailsWithKind: readonly string[] = Object.keys(kindByMail);

/** What a mail is about: the person's own account, unless it is named here. */
export const mailKindOf = (mail: string): MailKind => kindByMail[mail] ?? 'account';
