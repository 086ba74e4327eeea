import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { accountStateSchema, userIdSchema, userTypeSchema } from '#access/user.ts';
import { accountGrounds, grounds } from '#features/moderation/decisions/rules.ts';
import { checklistItemIdSchema } from '#features/moderation/vetting/ids.ts';
import { checklistMaxItems } from '#features/moderation/vetting/rules.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { decisionReasonMaxLength, undoSeconds } from './rules.ts';

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

/** Why an account is refused or suspended, as its owner reads it. */
const reasonSchema = typedText()
  .min(1, 'Please say why: the person reads it.')
  .max(decisionReasonMaxLength);

const accountNotFound = {
  ACCOUNT_NOT_FOUND: { status: 404, message: 'This account does not exist.' },
} as const;
const accountState = {
  ACCOUNT_STATE: {
    status: 409,
    message: 'Another admin has decided about this account meanwhile. Please look at it again.',
  },
} as const;

/** What is left of an account after a decision. */
const decidedSchema = z.object({
  userId: z.uuid(),
  userType: userTypeSchema,
  name: z.string(),
  state: accountStateSchema,
});

export const approvalsContract = {
  countPending: operation({
    method: 'GET',
    path: '/admin/approvals/counts',
    access: 'admin',
    summary: 'How many confirmed accounts wait for approval',
  }).output(
    z.object({
      clients: z.number().int(),
      consultants: z.number().int(),
      /** Of the clients, those whose checklist has a point that is not ticked. */
      uncheckedClients: z.number().int(),
    }),
  ),

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
    description:
      'The admin has read the checklist: `openItems` names each of its points that is not ticked for this account, and the audit log keeps them.',
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        openItems: z.array(checklistItemIdSchema).max(checklistMaxItems),
      }),
    )
    .output(z.object({ userId: z.uuid(), userType: userTypeSchema, name: z.string() }))
    .errors({
      ...accountNotFound,
      PROFILE_REQUIRED: {
        status: 409,
        message: 'This consultant has not filled in a profile yet.',
      },
      CHECKLIST_UNREAD: {
        status: 409,
        message: 'The checklist has open points that you have not seen. Please look at it again.',
      },
      ...accountState,
    }),

  approveAllClients: operation({
    method: 'POST',
    path: '/admin/approvals/clients/approve-all',
    access: 'admin',
    summary:
      'Approve every client that is waiting now; who cannot be approved is skipped and named',
  }).output(
    z.object({
      approved: z.number().int(),
      /** When they were approved, for `undoApproveAllClients`. */
      approvedAt: timestampSchema,
      /** How many could not be approved; the first of them are named. */
      failed: z.number().int(),
      failures: z.array(z.object({ userId: z.uuid(), name: z.string() })),
    }),
  ),

  undoApproval: operation({
    method: 'POST',
    path: '/admin/approvals/{userId}/undo',
    access: 'admin',
    summary: `Undo an approval within ${undoSeconds} seconds, before its e-mail leaves`,
    description: 'The account is again what it was before: pending, or refused with its reason.',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(decidedSchema)
    .errors({
      ...accountNotFound,
      UNDO_TOO_LATE: {
        status: 409,
        message: 'This approval cannot be undone any more: its e-mail has left.',
      },
    }),

  undoApproveAllClients: operation({
    method: 'POST',
    path: '/admin/approvals/clients/undo-approve-all',
    access: 'admin',
    summary: `Undo your approval of all clients within ${undoSeconds} seconds, before its e-mails leave`,
  })
    .input(z.strictObject({ approvedAt: timestampSchema }))
    .output(z.object({ undone: z.number().int() })),

  refuse: operation({
    method: 'POST',
    path: '/admin/approvals/{userId}/refuse',
    access: 'admin',
    summary:
      'Refuse an account that waits, or take its approval back; the person is notified, with the reason',
    description: 'The person can appeal for six months; another admin answers.',
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        ground: z.enum(accountGrounds.values).default('checks'),
        reason: reasonSchema,
      }),
    )
    .output(decidedSchema)
    .errors({ ...accountNotFound, ...accountState }),

  suspend: operation({
    method: 'POST',
    path: '/admin/approvals/{userId}/suspend',
    access: 'admin',
    summary:
      'Suspend an account: off every list, and without rights; the person is notified, with the reason',
    description: 'The person can appeal for six months; another admin answers.',
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        ground: z.enum(grounds.values).default('terms'),
        reason: reasonSchema,
      }),
    )
    .output(decidedSchema)
    .errors({
      ...accountNotFound,
      ...accountState,
      IS_ADMIN: {
        status: 409,
        message: 'An admin cannot be suspended. Take the admin role away first.',
      },
    }),

  lift: operation({
    method: 'POST',
    path: '/admin/approvals/{userId}/lift',
    access: 'admin',
    summary:
      'Lift a suspension: the account is again what it was before, and the person is notified',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(decidedSchema)
    .errors({ ...accountNotFound, ...accountState }),
};
