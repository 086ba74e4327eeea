/** The words of an admin's decisions about a company. */
export const suspensionWords = {
  suspend: {
    button: 'Suspend Company',
    question: (name: string) => `Suspend ${name}?`,
    effect:
      'Its projects cannot be found, and its members cannot act for it: they read why, and can act for another company of theirs. Everything is kept.',
    done: 'Company Suspended',
    failed: 'Failed to suspend the company',
  },
  reinstate: {
    button: 'Reinstate Company',
    question: (name: string) => `Reinstate ${name}?`,
    effect: 'The company is again what it was before.',
    done: 'Company Reinstated',
    failed: 'Failed to reinstate the company',
  },
} as const;
