/** What the parts about leaving say. */
export const deletionMessages = {
  kept: { title: 'You keep your account', description: 'Everything that is yours is shown again.' },
  keepFailed: 'Your account could not be kept. Please try again.',
  differs: 'Please type the address of your account.',
  failed: 'Your account could not be deleted. Please try again.',
  asked: {
    title: 'The account is being deleted',
    description: 'Its person is notified, and can keep it for 30 days.',
  },
} as const;
