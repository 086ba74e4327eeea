/** The password of every demo sign-in. */
export const demoPassword = 'direct365 demo account';

export interface DemoAccount {
  email: string;
  meaning: string;
  userType: 'client' | 'consultant';
  firstName: string;
  lastName: string;
  approved: boolean;
  subscribed: boolean;
  admin: boolean;
}

/** The sign-ins that a demo prints. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'client@demo.test',
    meaning: 'an approved client with projects',
    userType: 'client',
    firstName: 'Dana',
    lastName: 'Demo-Client',
    approved: true,
    subscribed: false,
    admin: false,
  },
  {
    email: 'pending-client@demo.test',
    meaning: 'a client who waits for approval',
    userType: 'client',
    firstName: 'Perry',
    lastName: 'Demo-Pending',
    approved: false,
    subscribed: false,
    admin: false,
  },
  {
    email: 'consultant@demo.test',
    meaning: 'an approved, subscribed consultant',
    userType: 'consultant',
    firstName: 'Connie',
    lastName: 'Demo-Consultant',
    approved: true,
    subscribed: true,
    admin: false,
  },
  {
    email: 'new-consultant@demo.test',
    meaning: 'an approved consultant without a subscription',
    userType: 'consultant',
    firstName: 'Noor',
    lastName: 'Demo-Newcomer',
    approved: true,
    subscribed: false,
    admin: false,
  },
  {
    email: 'admin@demo.test',
    meaning: 'an admin',
    userType: 'client',
    firstName: 'Ash',
    lastName: 'Demo-Admin',
    approved: true,
    subscribed: false,
    admin: true,
  },
];

/** The address and name of one of the sign-ins. Throws when there is none with this address. */
export function demoAccountNames(
  email: string,
): Pick<DemoAccount, 'email' | 'firstName' | 'lastName'> {
  const account = demoAccounts.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`${email} is no demo sign-in.`);
  const { firstName, lastName } = account;
  return { email, firstName, lastName };
}
