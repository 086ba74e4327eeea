import type { MemberRole } from '#access/company.ts';

/** What a role is called, and what it allows. */
export const roleWords: Readonly<Record<MemberRole, { label: string; says: string }>> = {
  owner: { label: 'Owner', says: 'You can do everything, members included.' },
  hiring: {
    label: 'Hiring',
    says: 'You can post projects, invite consultants, write to them and decide about applications.',
  },
  finance: {
    label: 'Finance',
    says: 'You can read everything, and keep the details of the company.',
  },
  viewer: { label: 'Viewer', says: 'You can read everything, and change nothing.' },
};
