/** What the part about one's own data says. */
export const exportMessages = {
  asking: 'Asking for your data…',
  asked: {
    title: 'Your data is being collected',
    description: 'We write to you as soon as it is ready.',
  },
  failed: 'Your data could not be asked for. Please try again.',
} as const;
