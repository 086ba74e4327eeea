import type { CredentialState } from '#catalogue/enumerations/credential.ts';

/** What a state means for the consultant, and what to do about it. */
export const ownStateWords: Record<CredentialState, string> = {
  claimed:
    'It is in your profile as a claim. Give us evidence, and clients see that it is checked.',
  submitted: 'Thank you. We look at it as soon as we can and tell you by e-mail.',
  verified: 'Clients see the verified badge on your profile.',
  expired: 'Its last day is over, so it carries no badge. Renew it and give us the new date.',
  rejected: 'We could not confirm it. Correct the evidence and send it again.',
};

/** The words of toasts and failures about credentials. */
export const credentialMessages = {
  loadFailed: 'Your certifications could not be loaded',
  submitted: {
    title: 'Evidence sent',
    description: 'We will check it and tell you by e-mail.',
  },
  notSubmitted: 'The evidence could not be sent. Please try again.',
  withdrawn: {
    title: 'Evidence taken back',
    description: 'The certification is in your profile as a claim.',
  },
  notWithdrawn: 'The evidence could not be taken back. Please try again.',
  listFailed: 'The credentials could not be loaded',
  verified: { title: 'Credential verified', description: 'The consultant will be notified.' },
  rejected: {
    title: 'Credential rejected',
    description: 'The consultant will be notified, with the reason.',
  },
  notDecided: 'The decision could not be saved. Please try again.',
} as const;
