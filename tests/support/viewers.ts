import { toCompanyId } from '#access/company.ts';
import { toUserId } from '#access/user.ts';
import type { ClientViewer, ConsultantViewer } from '#access/viewer.ts';

const person = {
  kind: 'signed-in',
  userId: toUserId('0d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11'),
  email: 'casey@example.test',
  firstName: 'Casey',
  lastName: 'Client',
  isApproved: false,
  isAdmin: false,
  accountState: 'pending',
  currency: null,
  language: null,
  session: null,
  address: null,
} as const;

/** A signed-in client, not approved yet: tests of decisions change what each is about. */
export const clientViewer: ClientViewer = {
  ...person,
  userType: 'client',
  company: {
    companyId: toCompanyId('3f0b7f0a-3df5-4a63-8a0e-6f1d1f8a2b90'),
    companyName: 'Cases Ltd',
    role: 'owner',
    isSuspended: false,
  },
};

/** The same person as a consultant. */
export const consultantViewer: ConsultantViewer = {
  ...person,
  userType: 'consultant',
  company: null,
};
