export const decisionMessages = {
  heldFailed: 'The held reviews could not be loaded',
  appealsFailed: 'The appeals could not be loaded',
  ownFailed: 'The decisions could not be loaded',
  released: { title: 'Review Released', description: 'Others can read it, and it counts.' },
  removed: { title: 'Review Removed', description: 'Its author is notified of the reasons.' },
  answered: { title: 'Appeal Answered', description: 'The author is notified.' },
  appealed: { title: 'Appeal Sent', description: 'Another admin answers within 14 days.' },
  failed: 'This could not be saved. Please try again.',
  groundMissing: 'Please choose one',
  reasonMissing: 'Please say why: the author reads it.',
  appealMissing: 'Please explain why you appeal.',
} as const;
