import type { ReceivedApplication } from '../contract/application-views.ts';

/** The words of the apply page's toasts. */
export const applyMessages = {
  submitted: {
    title: 'Application Submitted!',
    description:
      "Your application has been sent to the client. They'll review it and get back to you.",
  },
  filesFailed: {
    title: 'Files Not Sent',
    description:
      'Your application has been sent, but not its files. Please send them in your conversation.',
  },
  letterRequired: { title: 'Cover Letter Required' },
  failed: {
    title: 'Submission Failed',
    description: 'Failed to submit your application. Please try again.',
  },
  signInAgain: {
    title: 'Authentication Required',
    description: 'Please sign in again to send your application. Your cover letter is kept.',
  },
} as const;

/** Who of the company accepted, and who approved it; empty where that is not said. */
export function acceptedBy({
  decidedBy,
  approvedBy,
}: Pick<ReceivedApplication, 'decidedBy' | 'approvedBy'>): string {
  return [decidedBy && ` by ${decidedBy}`, approvedBy && `, approved by ${approvedBy}`]
    .filter(Boolean)
    .join('');
}
