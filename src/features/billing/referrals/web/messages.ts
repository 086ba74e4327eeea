/** The words of the referral card's toasts. */
export const referralMessages = {
  created: 'Referral Code Generated!',
  notCreated: {
    title: 'Error',
    description: 'Failed to generate referral code. Please try again.',
  },
  copied: { title: 'Copied!', description: 'Referral code copied to clipboard.' },
  linkCopied: { title: 'Copied!', description: 'Referral link copied to clipboard.' },
  notCopied: 'Failed to copy referral code.',
  refreshed: {
    title: 'Stats Refreshed.',
    description: 'Referral statistics have been updated.',
  },
} as const;
