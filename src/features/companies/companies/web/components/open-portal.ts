/**
 * Opens the portal anew, as all that was loaded is of the company that the user acted for until now. Whatever notices
 * the change first, the answer or its change event, opens the same page.
 */
export const openPortal = (): void => window.location.assign('/client/portal');
