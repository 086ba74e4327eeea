/** Where a blast is. `asking`: it was forgotten for too long, and goes on only when an admin says so. */
export const announcementStates = ['sending', 'paused', 'asking', 'cancelled', 'finished'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** What an admin can do with a blast. */
export type AnnouncementAct = 'pause' | 'resume' | 'cancel';

/** Where each act can be done, and where it leads. */
export const announcementActs: Record<
  AnnouncementAct,
  { from: readonly AnnouncementState[]; to: AnnouncementState }
> = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused', 'asking'], to: 'sending' },
  cancel: { from: ['sending', 'paused', 'asking'], to: 'cancelled' },
};

/** What has become of the mail to one recipient. */
export const deliveryStatuses = [
  'pending',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'skipped',
  'cancelled',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What may be sent again when an admin asks for it. */
export const repeatable = ['failed', 'uncertain'] as const;

const hour = 60 * 60 * 1000;

/** How long a blast may be without a word from its mail server, in milliseconds, before it asks whether to go on. */
export const forgottenAfterMs = 24 * hour;

/** How often a mail is tried that its server puts off. */
export const maxAttempts = 6;

/** How long to wait after this many tries of one mail, in milliseconds: 5 minutes, doubling, up to 2 hours. */
export const patience = (attempts: number): number =>
  Math.min(2 * hour, 5 * 60_000 * 2 ** Math.max(0, attempts - 1));

/** Whether a blast that moved last then has been forgotten by now. */
export const isForgotten = (movedAt: Date, now: Date): boolean =>
  now.getTime() - movedAt.getTime() > forgottenAfterMs;
