import type { AnnouncementView, AudienceView } from '../contract.ts';
import type { RecipientType } from '../rules/announcement-form.ts';
import type { AnnouncementAct, AnnouncementState } from '../rules/life-cycle.ts';

export const recipientWords: Record<RecipientType, string> = {
  clients: 'Clients',
  consultants: 'Consultants',
};

const number = (count: number): string => count.toLocaleString('en-US');

/** `One client`, `1,200 clients`. */
export const recipientsInWords = (count: number, type: RecipientType): string =>
  count === 1 ? `One ${type.slice(0, -1)}` : `${number(count)} ${type}`;

const reasons = [
  ['optedOut', 'unsubscribed'],
  ['suspended', 'suspended'],
  ['suppressed', 'whose address takes no mail'],
  ['unconfirmed', 'whose address is not confirmed'],
] as const;

/** Who is left out and why; null when no one is. */
export function leftOut(audience: AudienceView): string | null {
  const parts = reasons
    .filter(([reason]) => audience[reason] > 0)
    .map(([reason, words]) => `${number(audience[reason])} ${words}`);
  return parts.length === 0 ? null : `Left out: ${parts.join(', ')}.`;
}

export const noRecipients = 'There is no one to write to.';

export const personaliseHint = 'Use {first_name} or {full_name} to personalise the mail.';

/** Said when a blast could not be started. */
export const announcementFailed = (message: string): string =>
  `Failed to send email blast: ${message || 'Unknown error'}`;

/** Said when a blast has come to its end: whether all were reached, and in which words. */
export function endOfAnnouncement({ recipientType, counts }: AnnouncementView): {
  isWhole: boolean;
  words: string;
} {
  const { sent, failed, uncertain } = counts;
  return failed + uncertain === 0
    ? { isWhole: true, words: `Email blast sent to all ${recipientType}! (${sent} delivered)` }
    : {
        isWhole: false,
        words: `Sent: ${sent}, Failed: ${failed + uncertain}. Check function logs for details.`,
      };
}

/** `22 of 60 sent, 1 failed, 37 waiting`. */
export function progressInWords(counts: AnnouncementView['counts']): string {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const others = [
    [counts.failed, 'failed'],
    [counts.uncertain, 'uncertain'],
    [counts.skipped, 'skipped'],
    [counts.pending + counts.sending, 'waiting'],
    [counts.cancelled, 'cancelled'],
  ] as const;
  const parts = others.flatMap(([n, what]) => (n > 0 ? `${number(n)} ${what}` : []));
  return [`${number(counts.sent)} of ${number(all)} sent`, ...parts].join(', ');
}

export const stateWords: Record<AnnouncementState, string> = {
  sending: 'Sending',
  paused: 'Paused',
  asking: 'Waits for your word',
  cancelled: 'Cancelled',
  finished: 'Finished',
};

/** What the buttons say, what they ask and what is said afterwards. */
export const actWords: Record<
  AnnouncementAct,
  { button: string; question: string; effect: string; done: string }
> = {
  pause: {
    button: 'Pause',
    question: 'Pause this email blast?',
    effect: 'The mail that is under way still leaves. The others wait until you resume.',
    done: 'Email blast paused',
  },
  resume: {
    button: 'Resume',
    question: 'Resume this email blast?',
    effect: 'All remaining recipients get the mail, as it was written.',
    done: 'Email blast resumed',
  },
  cancel: {
    button: 'Cancel the rest',
    question: 'Cancel this email blast?',
    effect: 'Remaining recipients will not receive it. This cannot be undone.',
    done: 'Email blast cancelled',
  },
};

export const uncertainHint =
  'The connection or the process ended in the moment in which the mail server took the mail. Look for the Message-ID in the log of your mail server. Sent again, it may come twice.';

export const announcementsFailedToLoad = 'The email blasts could not be loaded';
export const deliveriesFailedToLoad = 'The mails could not be loaded';
