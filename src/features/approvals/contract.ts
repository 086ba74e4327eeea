import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema, userTypeSchema } from '#access/user.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

export const pendingAccountSchema = z.object({
  userId: z.uuid(),
  userType: userTypeSchema,
  name: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  createdAt: timestampSchema,
  /** A consultant without a profile cannot be approved yet. */
  hasProfile: z.boolean(),
});
export type PendingAccount = z.infer<typeof pendingAccountSchema>;

export const approvalsContract = {
  countPending: operation({
    method: 'GET',
    path: '/admin/approvals/counts',
    access: 'admin',
    summary: 'How many confirmed accounts wait for approval',
  }).output(z.object({ clients: z.number().int(), consultants: z.number().int() })),

  listPending: operation({
    method: 'GET',
    path: '/admin/approvals',
    access: 'admin',
    summary: 'Confirmed accounts of one type that wait for approval, longest waiting first',
  })
    .input(z.strictObject({ userType: userTypeSchema, ...pageInputShape }))
    .output(pageOf(pendingAccountSchema))
    .errors(invalidCursor),

  approve: operation({
    method: 'POST',
    path: '/admin/approvals/{userId}/approve',
    access: 'admin',
    summary: 'Approve an account; approving twice changes nothing',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(z.object({ userId: z.uuid(), userType: userTypeSchema, name: z.string() }))
    .errors({
      ACCOUNT_NOT_FOUND: { status: 404, message: 'This account does not exist.' },
      PROFILE_REQUIRED: {
        status: 409,
        message: 'This consultant has not filled in a profile yet.',
      },
    }),

  approveAllClients: operation({
    method: 'POST',
    path: '/admin/approvals/clients/approve-all',
    access: 'admin',
    summary: 'Approve every client that is waiting now',
  }).output(z.object({ approved: z.number().int() })),
};
