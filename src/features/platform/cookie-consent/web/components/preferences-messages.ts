import type { CookieCategory } from '../../rules.ts';

/** The words of the preferences. */
export const preferencesMessages = {
  title: 'Cookie Preferences',
  description:
    'Choose which cookies you allow us to use. You can change these settings at any time.',
  save: 'Save Preferences',
  cancel: 'Cancel',
  reset: 'Forget my choice',
  resetHint: 'Removes your choice from this browser and asks again.',
} as const;

/** What each category is, in the words of the specification. */
export const categoryMessages: Readonly<Record<CookieCategory, { label: string; hint: string }>> = {
  necessary: {
    label: 'Necessary Cookies',
    hint: 'Essential for the website to function properly. Cannot be disabled.',
  },
  analytics: {
    label: 'Analytics Cookies',
    hint: 'Help us understand how visitors interact with our website.',
  },
  marketing: {
    label: 'Marketing Cookies',
    hint: 'Used to deliver personalized advertisements.',
  },
  functional: {
    label: 'Functional Cookies',
    hint: 'Enable enhanced functionality and personalization.',
  },
};
