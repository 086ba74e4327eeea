import type { MemberRole } from '#access/company.ts';

/** What a role is called, and what it allows. */
export const roleWords: Readonly<Record<MemberRole, { label: string; allows: string }>> = {
  owner: { label: 'Owner', allows: 'everything, members included' },
  hiring: {
    label: 'Hiring',
    allows: 'post projects, invite consultants, write to them and decide about applications',
  },
  finance: {
    label: 'Finance',
    allows: 'read everything, keep the details of the company and approve deals above its limit',
  },
  viewer: { label: 'Viewer', allows: 'read everything, and change nothing' },
};

/** What a member with this role can do, as a sentence to them. */
export const roleSentence = (role: MemberRole): string =>
  role === 'owner'
    ? 'As an owner you can do everything, members included.'
    : `As a ${roleWords[role].label.toLowerCase()} member you can ${roleWords[role].allows}.`;
