import { messagePage } from '../edge/message-page.ts';

/** Shown by the service worker in the place of a page that cannot be reached: nothing in it needs the network. */
export const offlinePage = messagePage({
  heading: 'No connection',
  text: 'Direct365 cannot be reached right now. Check your connection, then try again: the page you wanted is still in the address bar.',
});
