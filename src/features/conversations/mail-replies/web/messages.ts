import type { WaitingReason } from '../contract.ts';

/** Why a reply waits, and what to do. */
export const reasonWords: Record<WaitingReason, string> = {
  'sender-unproven': 'We could not verify that it came from you. Send it only if you wrote it.',
  'files-left-out': 'Not all of its files can be sent.',
  'too-long': 'Only the first 5,000 characters fit into a message.',
  refused: 'It could not be sent when it arrived.',
};

export const replyWords = {
  sent: { title: 'Reply Sent', description: 'Your reply by email is now a message here.' },
  discarded: { title: 'Reply Discarded', description: 'Your reply by email was not sent.' },
  failed: 'It could not be changed. Please try again.',
} as const;
