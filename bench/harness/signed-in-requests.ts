const client = 'client@demo.test';
const consultant = 'consultant@demo.test';

/** What signed-in people of the demo ask for, one after the other. */
export const signedInRequests = [
  { name: 'Find Consultants', path: '/find-consultants', as: client, isPage: true },
  { name: 'portal of a client', path: '/client/portal', as: client, isPage: true },
  { name: 'who I am', path: '/api/me', as: client, isPage: false },
  { name: 'search', path: '/api/consultants', as: client, isPage: false },
  { name: 'open projects', path: '/api/projects/open', as: consultant, isPage: false },
] as const;
