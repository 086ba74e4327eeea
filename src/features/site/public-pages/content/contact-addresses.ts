/** Where people write to. Settings of the operator; the defaults reach no one. */
export const contactAddresses = {
  support: 'support@direct365.example',
  businesses: 'business@direct365.example',
  consultants: 'consultants@direct365.example',
  legal: 'legal@direct365.example',
  privacy: 'privacy@direct365.example',
  security: 'security@direct365.example',
} as const;

export type ContactAddressId = keyof typeof contactAddresses;

/** When someone answers. */
export const supportHours = { days: 'Monday to Friday', hours: '9:00-18:00 EST' } as const;

/** A `mailto:` link to one of the addresses. */
export const mailLink = (id: ContactAddressId): string => `mailto:${contactAddresses[id]}`;
