import { z } from 'zod';
import { companyIdSchema, memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { memberInvitationIdSchema } from './ids.ts';

const memberSchema = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: memberRoleSchema,
  since: z.iso.datetime(),
  isYou: z.boolean(),
  /** The last owner stays until another member is an owner. */
  isLastOwner: z.boolean(),
});
export type MemberView = z.infer<typeof memberSchema>;

const sentInvitationSchema = z.object({
  invitationId: z.uuid(),
  email: z.string(),
  role: memberRoleSchema,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired']),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

const receivedInvitationSchema = z.object({
  invitationId: z.uuid(),
  companyName: z.string(),
  role: memberRoleSchema,
  /** Who invited; null for a user who has left. */
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'accepted', 'declined', 'withdrawn']),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

const notFound = {
  MEMBER_NOT_FOUND: { status: 404, message: 'The company has no such member.' },
} as const;
const lastOwner = {
  LAST_OWNER: {
    status: 409,
    message: 'A company needs an owner. Make another member an owner first.',
  },
} as const;
const invitationNotFound = {
  INVITATION_NOT_FOUND: { status: 404, message: 'There is no such invitation to your address.' },
} as const;
const ended = {
  INVITATION_ENDED: { status: 409, message: 'This invitation cannot be answered any more.' },
} as const;
const invitationInput = z.strictObject({ invitationId: memberInvitationIdSchema });

export const membersContract = {
  list: operation({
    method: 'GET',
    path: '/me/company/members',
    access: 'client',
    programs: true,
    summary: 'The members of the company that the caller acts for, the longest there first',
  }).output(z.object({ items: z.array(memberSchema) })),

  changeRole: operation({
    method: 'PUT',
    path: '/me/company/members/{userId}/role',
    access: 'client',
    right: 'manage',
    summary: 'Give a member another role; it counts from their next request on',
  })
    .input(z.strictObject({ userId: userIdSchema, role: memberRoleSchema }))
    .output(z.object({ role: memberRoleSchema }))
    .errors({ ...notFound, ...lastOwner }),

  transfer: operation({
    method: 'POST',
    path: '/me/company/members/{userId}/transfer',
    access: 'client',
    right: 'manage',
    summary: 'Make another member an owner and the caller a hiring member, in one step',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(z.object({ transferred: z.literal(true) }))
    .errors(notFound),

  remove: operation({
    method: 'DELETE',
    path: '/me/company/members/{userId}',
    access: 'client',
    right: 'manage',
    summary: 'Take a member out of the company: what it has is closed to them at once',
    description: 'What they were in charge of passes to an owner. Their account stays.',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ ...notFound, ...lastOwner }),

  leave: operation({
    method: 'POST',
    path: '/me/company/leave',
    access: 'client',
    right: 'read',
    summary: 'Leave the company; the last owner cannot',
  })
    .output(z.object({ left: z.literal(true) }))
    .errors({ ...notFound, ...lastOwner }),

  closeCompany: operation({
    method: 'POST',
    path: '/me/companies/{companyId}/close',
    access: 'client',
    right: 'manage',
    assurance: 'fresh',
    summary: 'Close the company that the caller acts for, for good',
    description:
      'Its projects and calls are cancelled, and the consultants concerned are notified. It has no members any more.',
  })
    .input(
      z.strictObject({
        companyId: companyIdSchema,
        /** Its name, typed once more, so that it is not done by mistake. */
        name: z.string().max(150),
      }),
    )
    .output(z.object({ closed: z.literal(true) }))
    .errors({
      ...notFound,
      COMPANY_NOT_FOUND: { status: 404, message: 'You do not act for this company.' },
      NAME_DIFFERS: { status: 422, message: 'This is not the name of the company.' },
    }),

  listInvitations: operation({
    method: 'GET',
    path: '/me/company/invitations',
    access: 'client',
    right: 'manage',
    summary: 'The invitations to the company without an answer, last sent first',
  }).output(z.object({ items: z.array(sentInvitationSchema) })),

  invite: operation({
    method: 'POST',
    path: '/me/company/invitations',
    access: 'approved-client',
    right: 'manage',
    summary: 'Invite a colleague to the company by mail',
    description: 'Only who proves that address can accept, once, within 7 days.',
    successStatus: 201,
  })
    .input(z.strictObject({ email: emailAddress(), role: memberRoleSchema }))
    .output(sentInvitationSchema)
    .errors({
      NO_OWNER: { status: 403, message: 'You are no owner of this company any more.' },
      ALREADY_MEMBER: { status: 409, message: 'A person with this address is a member already.' },
      ALREADY_INVITED: { status: 409, message: 'This address is invited already.' },
      COMPANY_FULL: { status: 409, message: 'The company has as many members as there can be.' },
      TOO_MANY_INVITATIONS: {
        status: 429,
        message:
          'Your company has sent as many invitations as it can today. Please try again tomorrow.',
      },
    }),

  withdraw: operation({
    method: 'DELETE',
    path: '/me/company/invitations/{invitationId}',
    access: 'client',
    right: 'manage',
    summary: 'Withdraw an invitation to the company without an answer',
  })
    .input(invitationInput)
    .output(z.object({ withdrawn: z.literal(true) }))
    .errors({ INVITATION_NOT_FOUND: { status: 404, message: 'There is no such invitation.' } }),

  getInvitation: operation({
    method: 'GET',
    path: '/member-invitations/{invitationId}',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'An invitation to the caller’s address to become a member of a company',
  })
    .input(invitationInput)
    .output(receivedInvitationSchema)
    .errors(invitationNotFound),

  accept: operation({
    method: 'POST',
    path: '/member-invitations/{invitationId}/accept',
    access: 'client',
    right: 'read',
    summary: 'Become a member of the company, and act for it from now on',
  })
    .input(invitationInput)
    .output(z.object({ companyName: z.string(), role: memberRoleSchema }))
    .errors({
      ...invitationNotFound,
      ...ended,
      COMPANY_FULL: { status: 409, message: 'The company has as many members as there can be.' },
      COMPANY_SUSPENDED: {
        status: 409,
        message: 'This company takes no members at the moment. Please try again later.',
      },
    }),

  decline: operation({
    method: 'POST',
    path: '/member-invitations/{invitationId}/decline',
    access: 'signed-in',
    summary: 'Decline to become a member of the company',
  })
    .input(invitationInput)
    .output(z.object({ declined: z.literal(true) }))
    .errors({ ...invitationNotFound, ...ended }),
};
