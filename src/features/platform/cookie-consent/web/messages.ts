/** The words of the banner. */
export const bannerMessages = {
  title: 'We use cookies to improve your experience',
  text: 'With your permission we analyse site usage, personalise content and offer social media features.',
  privacyLink: 'What is stored, and why',
  customize: 'Customize',
  rejectAll: 'Reject All',
  acceptAll: 'Accept All',
} as const;

/** Said where the preferences could not be loaded. */
export const preferencesFailed = {
  title: 'Error',
  description: 'The cookie preferences could not be loaded.',
} as const;
