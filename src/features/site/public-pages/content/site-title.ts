/** What the site calls itself, where no page has a title of its own. */
export const siteTitle = 'Direct365: Dynamics 365 consultants without an agency';
