/** What is said about service requests. */
export const serviceRequestMessages = {
  notSent: 'Your request could not be sent. Nothing is lost: please try again.',
  listFailed: 'The requests could not be loaded. Please try again.',
  answered: { title: 'Marked as answered', description: 'The request is off the list.' },
  notMarked: 'The request could not be marked. Please try again.',
} as const;
