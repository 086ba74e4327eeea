import type { leftOutReasons } from '../../rules/found-profile.ts';

/** Why something of a file is not taken over, as the heading of a list. */
export const leftOutWords: Readonly<Record<(typeof leftOutReasons)[number], string>> = {
  'no-field': 'The profile has no field for these',
  'not-in-catalogue': 'Not in our catalogue of skills and certifications',
  'too-generic': 'Could mean many things; choose the product yourself if you mean it',
  'too-many': 'More than there is room for',
  shortened: 'Left off at the end, because the field is full',
  incomplete: 'A portfolio project needs a title and a description of 50 characters',
  'not-understood': 'Could not be read for sure',
  expired: 'No longer valid',
  'product-not-primary': 'Modules of a product that is not among your primary skills',
  'not-opened': 'Not opened: nothing for a profile, or private',
  'account-has-it': 'Comes from your account',
};
