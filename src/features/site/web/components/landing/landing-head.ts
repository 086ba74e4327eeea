import { pageHead } from '../page-head.ts';

/** The head of the landing page, whichever address shows it: `/` is the one to keep. */
export const landingHead = () =>
  pageHead({
    title: 'Direct365: certified Dynamics 365 consultants, with no agency in between',
    description:
      'Find certified Microsoft Dynamics 365 and Power Platform consultants and work with them directly. No commission: consultants keep 100% of their day rate.',
    path: '/',
  });
