/** The public pages in the navigation, for every visitor. */
export const publicLinks = [
  { to: '/services', label: 'Home' },
  { to: '/business-home', label: 'For Businesses' },
  { to: '/consultant-home', label: 'For Consultants' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/d365-expertise', label: 'D365 Expertise' },
  { to: '/subscribe', label: 'Pricing' },
] as const;
