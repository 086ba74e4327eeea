import { pageHead } from '../page-head.ts';

/** The head of the landing page, whichever address shows it: `/` is the one to keep. */
export const landingHead = () => pageHead('/');
